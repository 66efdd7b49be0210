import { lengths } from '@replysmith/contract';
import type { CreateWorkflowRuleRequest, WorkflowRule } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertOwnFolder } from '../../template-folders/assert-own-folder.ts';
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

/** Those who make one at the same moment take turns by the row of their profile. */
async function assertRoomForOneMore(ctx: Context, tx: UserTransaction): Promise<void> {
  await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', ctx.user.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('workflow_rules')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirstOrThrow();
  if (Number(count) < lengths.workflows) return;
  throw new AppError('too_many_workflows', { values: { count: String(lengths.workflows) } });
}
