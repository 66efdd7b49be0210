import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { selectRules } from '../rules/select-rules.ts';
import { readWorkflowRule } from '../rules/workflow-rule-row.ts';
import { restUnreadable } from './rest-unreadable.ts';
import { runRule } from './run-rule.ts';

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
  const rows = await selectRules(ctx, tx)
    .where('is_active', '=', true)
    .where(sql`trigger ->> 'type'`, '=', type)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const rule = readWorkflowRule(row);
    if (rule) await runRule(ctx, tx, rule, { trigger: type, among: ids });
    else await restUnreadable(ctx, tx, row, type);
  }
}
