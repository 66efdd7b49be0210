import { foldText, type WorkflowConditions, type WorkflowRule } from '@replysmith/contract';
import { sql, type RawBuilder } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { conditionsOf } from './conditions-of.ts';

type Fact = RawBuilder<boolean>;

/** The caller's saved templates that a rule's trigger and conditions fit. */
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
    given(category, (name) => sql`template.category = ${name}`),
    given(folder_id, (id) => sql`template.folder_id IS NOT DISTINCT FROM ${id}::uuid`),
    given(
      tag,
      (name) => sql`EXISTS (
        SELECT FROM unnest(template.tags) AS tag WHERE lower(tag) = lower(${name})
      )`,
    ),
    given(is_favorite, (isStarred) => sql`template.is_favorite = ${isStarred}`),
    given(name_contains, (part) => sql`position(${foldText(part)} IN template.folded_name) > 0`),
    given(min_score, (least) => sql`template.optimization_score >= ${least}`),
    given(max_score, (most) => sql`template.optimization_score <= ${most}`),
    given(min_usage_count, (least) => sql`template.usage_count >= ${least}`),
    given(idle_days, (days) => {
      const since = new Date(now.getTime() - days * day);
      return sql`greatest(template.created_at, template.last_used_at) <= ${since}`;
    }),
  ].flat();
}

function given<Value>(value: Value | undefined, fact: (value: Value) => Fact): Fact[] {
  return value === undefined ? [] : [fact(value)];
}
