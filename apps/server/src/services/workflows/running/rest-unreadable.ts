import { errorCodes, type NamedWorkflowRule, type WorkflowExecution } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { logExecution } from '../executions/log-execution.ts';

/** Puts to rest a rule that can no longer be read, and says so in the log, once. */
export async function restUnreadable(
  ctx: Context,
  tx: UserTransaction,
  { id, name }: NamedWorkflowRule,
  trigger: WorkflowExecution['trigger'],
): Promise<void> {
  await tx
    .updateTable('workflow_rules')
    .set({ is_active: false, next_run_at: null })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  const error = errorCodes.workflow_unreadable.message;
  await logExecution(ctx, tx, { id, name }, { trigger, status: 'failed', result: null, error });
}
