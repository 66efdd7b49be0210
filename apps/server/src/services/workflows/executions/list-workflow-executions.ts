import { lengths, type WorkflowExecutionList } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { toWorkflowExecution, workflowExecutionColumns } from './workflow-execution-row.ts';

export async function listWorkflowExecutions(ctx: Context): Promise<WorkflowExecutionList> {
  const rows = await withUser(ctx, (tx) =>
    tx
      .selectFrom('workflow_executions')
      .select(workflowExecutionColumns)
      .where('user_id', '=', ctx.user.id)
      .orderBy('position', 'desc')
      .limit(lengths.workflowExecutions)
      .execute(),
  );
  return { items: rows.map(toWorkflowExecution) };
}
