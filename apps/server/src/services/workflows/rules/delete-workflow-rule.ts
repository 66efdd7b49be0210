import type { WorkflowRule } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { toWorkflowRule, workflowRuleColumns } from './workflow-rule-row.ts';

/** Gives what was deleted. What it did stays in the log. */
export async function deleteWorkflowRule(ctx: Context, id: string): Promise<WorkflowRule> {
  const row = await withUser(ctx, (tx) =>
    tx
      .deleteFrom('workflow_rules')
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(workflowRuleColumns)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('workflow_not_found');
  return toWorkflowRule(row);
}
