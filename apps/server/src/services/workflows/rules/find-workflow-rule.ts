import type { WorkflowRule } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { selectRules } from './select-rules.ts';
import { readWorkflowRule } from './workflow-rule-row.ts';

/** One of the caller's rules, held until the transaction ends. */
export async function findWorkflowRule(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<WorkflowRule> {
  const row = await selectRules(ctx, tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError('workflow_not_found');
  const rule = readWorkflowRule(row);
  if (!rule) throw new AppError('workflow_unreadable');
  return rule;
}
