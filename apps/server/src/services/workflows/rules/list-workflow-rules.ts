import type { WorkflowRuleList } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { toWorkflowRule, workflowRuleColumns } from './workflow-rule-row.ts';

export async function listWorkflowRules(ctx: Context): Promise<WorkflowRuleList> {
  const rows = await withUser(ctx, (tx) =>
    tx
      .selectFrom('workflow_rules')
      .select(workflowRuleColumns)
      .where('user_id', '=', ctx.user.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return { items: rows.map(toWorkflowRule) };
}
