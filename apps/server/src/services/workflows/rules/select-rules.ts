import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { workflowRuleColumns } from './workflow-rule-row.ts';

/** The caller's rules but those that are deleted. */
export function selectRules(ctx: Context, tx: UserTransaction) {
  return tx
    .selectFrom('workflow_rules')
    .select(workflowRuleColumns)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null);
}
