import type { WorkflowRule } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { toWorkflowRule, workflowRuleColumns } from './workflow-rule-row.ts';

/** One of the caller's rules, held until the transaction ends. */
export async function findWorkflowRule(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<WorkflowRule> {
  const row = await tx
    .selectFrom('workflow_rules')
    .select(workflowRuleColumns)
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('workflow_not_found');
  return toWorkflowRule(row);
}
