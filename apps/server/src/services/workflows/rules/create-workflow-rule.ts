import type { CreateWorkflowRuleRequest, WorkflowRule } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { assertOwnFolder } from '../../template-folders/assert-own-folder.ts';
import { assertRoomForOneMore } from './assert-room-for-one-more.ts';
import { nextRun } from './next-run.ts';
import { toWorkflowRule, workflowRuleColumns } from './workflow-rule-row.ts';

export async function createWorkflowRule(
  ctx: Context,
  { trigger, conditions, actions, ...words }: CreateWorkflowRuleRequest,
): Promise<WorkflowRule> {
  const now = ctx.now();
  const row = await withUser(ctx, async (tx) => {
    await assertRoomForOneMore(ctx, tx);
    await assertOwnFolder(ctx, tx, conditions.folder_id, 'conditions.folder_id');
    return tx
      .insertInto('workflow_rules')
      .values({
        ...words,
        id: ctx.newId(),
        user_id: ctx.user.id,
        trigger: JSON.stringify(trigger),
        conditions: JSON.stringify(conditions),
        actions: JSON.stringify(actions),
        next_run_at: nextRun(trigger, words.is_active, now),
        created_at: now,
        updated_at: now,
      })
      .returning(workflowRuleColumns)
      .executeTakeFirstOrThrow();
  });
  return toWorkflowRule(row);
}
