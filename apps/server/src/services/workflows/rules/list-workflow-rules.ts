import type { WorkflowRuleList } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { selectRules } from './select-rules.ts';
import { readWorkflowRule } from './workflow-rule-row.ts';

export async function listWorkflowRules(ctx: Context): Promise<WorkflowRuleList> {
  const rows = await withUser(ctx, (tx) =>
    selectRules(ctx, tx).orderBy('created_at').orderBy('id').execute(),
  );
  return {
    items: rows.flatMap((row) => readWorkflowRule(row) ?? []),
    unreadable: rows
      .filter((row) => readWorkflowRule(row) === null)
      .map(({ id, name }) => ({ id, name })),
  };
}
