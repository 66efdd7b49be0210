import { lengths, type WorkflowRule } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../../db/any-of.ts';
import { assertNotTooMany } from './assert-not-too-many.ts';
import { isAboutState } from './conditions-of.ts';
import { fittingTemplates } from './fitting-templates.ts';

export type FoundTemplate = { readonly id: string; readonly name: string };

type Scope = {
  /** Null for all of them. */
  readonly among: readonly string[] | null;
  /** Also those that the rule has acted on in their present state. */
  readonly isEveryOne: boolean;
};

/**
 * What a rule has to act on now, the newest first; a rule about a state notes that it has. Of more
 * than a run can take, such a rule leaves some for its next run; any other one refuses.
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
