import {
  type WorkflowConditions,
  type WorkflowRule,
  type WorkflowTrigger,
  foldText,
  lengths,
} from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import { anyOf } from '../../platform/db/database.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { WorkflowFailure } from './rules.ts';

type Fact = RawBuilder<boolean>;

/** The caller's saved templates that match a rule's trigger and conditions. */
export function fittingTemplates(
  ctx: Context,
  tx: UserTransaction,
  { trigger, conditions }: Pick<WorkflowRule, 'trigger' | 'conditions'>,
) {
  const now = ctx.now();
  const facts = [...factsOf(conditionsOf(trigger), now), ...factsOf(conditions, now)];
  return tx
    .selectFrom('email_templates as template')
    .where('template.user_id', '=', ctx.user.id)
    .where('template.deleted_at', 'is', null)
    .where((eb) => eb.and(facts));
}

const day = 86_400_000;

function factsOf(conditions: WorkflowConditions, now: Date): Fact[] {
  const { category, folder_id, tag, is_favorite, name_contains } = conditions;
  const { min_score, max_score, min_usage_count, idle_days } = conditions;
  return [
    whenSet(category, (name) => sql`template.category = ${name}`),
    whenSet(folder_id, (id) => sql`template.folder_id IS NOT DISTINCT FROM ${id}::uuid`),
    whenSet(
      tag,
      (name) => sql`EXISTS (
        SELECT FROM unnest(template.tags) AS tag WHERE lower(tag) = lower(${name})
      )`,
    ),
    whenSet(is_favorite, (isStarred) => sql`template.is_favorite = ${isStarred}`),
    whenSet(name_contains, (part) => sql`position(${foldText(part)} IN template.folded_name) > 0`),
    whenSet(min_score, (least) => sql`template.optimization_score >= ${least}`),
    whenSet(max_score, (most) => sql`template.optimization_score <= ${most}`),
    whenSet(min_usage_count, (least) => sql`template.usage_count >= ${least}`),
    whenSet(idle_days, (days) => {
      const since = new Date(now.getTime() - days * day);
      return sql`greatest(template.created_at, template.last_used_at) <= ${since}`;
    }),
  ].flat();
}

function whenSet<Value>(value: Value | undefined, fact: (value: Value) => Fact): Fact[] {
  return value === undefined ? [] : [fact(value)];
}

export type FoundTemplate = { readonly id: string; readonly name: string };

type Scope = {
  /** Limits the run to these templates; null for all. */
  readonly among: readonly string[] | null;
  /** Includes templates that the rule has already acted on in their present state. */
  readonly isEveryOne: boolean;
};

/**
 * The templates that a rule acts on now, newest first. A rule about a state records them as
 * handled. When there are more than one run can take, such a rule leaves the rest for its next run,
 * and any other rule throws.
 */
export async function templatesToActOn(
  ctx: Context,
  tx: UserTransaction,
  rule: WorkflowRule,
  { among, isEveryOne }: Scope,
): Promise<FoundTemplate[]> {
  const isState = isAboutState(rule.trigger);
  if (isState) await forgetEnded(ctx, tx, rule, among);
  const fitting = await fittingTemplates(ctx, tx, rule)
    .select(['template.id', 'template.name'])
    .$if(among !== null, (some) => some.where('template.id', '=', anyOf(among ?? [])))
    .$if(isState && !isEveryOne, (others) =>
      others.where('template.id', 'not in', (eb) =>
        eb.selectFrom('workflow_matches').select('template_id').where('rule_id', '=', rule.id),
      ),
    )
    .orderBy('template.created_at', 'desc')
    .orderBy('template.id')
    .limit(lengths.workflowRun + 1)
    .execute();
  if (!isState || isEveryOne) assertNotTooMany(fitting.length);
  const found = fitting.slice(0, lengths.workflowRun);
  if (isState && found.length > 0) await note(ctx, tx, rule, found);
  return found;
}

async function forgetEnded(
  ctx: Context,
  tx: UserTransaction,
  rule: WorkflowRule,
  among: readonly string[] | null,
): Promise<void> {
  await tx
    .deleteFrom('workflow_matches')
    .where('rule_id', '=', rule.id)
    .where('user_id', '=', ctx.user.id)
    .$if(among !== null, (some) => some.where('template_id', '=', anyOf(among ?? [])))
    .where('template_id', 'not in', fittingTemplates(ctx, tx, rule).select('template.id'))
    .execute();
}

async function note(
  ctx: Context,
  tx: UserTransaction,
  { id }: WorkflowRule,
  found: readonly FoundTemplate[],
): Promise<void> {
  await sql`
    INSERT INTO workflow_matches (rule_id, template_id, user_id, matched_at)
    SELECT ${id}, template_id, ${ctx.user.id}, ${ctx.now()}
    FROM unnest(${found.map((template) => template.id)}::uuid[]) AS template_id
    ON CONFLICT DO NOTHING
  `.execute(tx);
}

/** The conditions that a trigger implies, beside those of its rule. */
function conditionsOf(trigger: WorkflowTrigger): WorkflowConditions {
  if (trigger.type === 'high_usage') {
    return { min_usage_count: trigger.usage_count, min_score: trigger.min_score };
  }
  if (trigger.type === 'low_performance') {
    return { max_score: trigger.max_score, idle_days: trigger.idle_days };
  }
  return {};
}

/**
 * Whether the trigger waits for a state instead of an event. A template is then handled once, until
 * the state ends.
 */
export function isAboutState({ type }: WorkflowTrigger): boolean {
  return type === 'high_usage' || type === 'low_performance';
}

/** Throws for too many, because a run is one transaction that blocks the person's other changes. */
export function assertNotTooMany(count: number): void {
  const most = lengths.workflowRun;
  if (count <= most) return;
  const limit = most.toLocaleString('en');
  throw new WorkflowFailure(
    `More than ${limit} templates match. Add a condition, so that fewer do.`,
  );
}
