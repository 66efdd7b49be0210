import type { WorkflowExecution } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { toWorkflowExecution, workflowExecutionColumns } from './workflow-execution-row.ts';

/** Null for one that is gone from the log already. */
export async function getWorkflowExecution(
  ctx: Context,
  id: string,
): Promise<WorkflowExecution | null> {
  const row = await withUser(ctx, (tx) =>
    tx
      .selectFrom('workflow_executions')
      .select(workflowExecutionColumns)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .executeTakeFirst(),
  );
  return row ? toWorkflowExecution(row) : null;
}
