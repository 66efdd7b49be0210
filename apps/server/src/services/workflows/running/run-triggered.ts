import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { runRule } from './run-rule.ts';
import { toWorkflowRule, workflowRuleColumns } from '../rules/workflow-rule-row.ts';

type Happening = {
  readonly type: 'template_create' | 'high_usage';
  /** The templates that were made, or used. */
  readonly ids: readonly string[];
};

/**
 * Runs the caller's rules that wait for this, in the transaction of what a person did. Never called
 * by an action of a rule, so that no rule can set off another one, or itself.
 */
export async function runTriggered(
  ctx: Context,
  tx: UserTransaction,
  { type, ids }: Happening,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('workflow_rules')
    .select(workflowRuleColumns)
    .where('user_id', '=', ctx.user.id)
    .where('is_active', '=', true)
    .where(sql`trigger ->> 'type'`, '=', type)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    await runRule(ctx, tx, toWorkflowRule(row), { trigger: type, among: ids });
  }
}
