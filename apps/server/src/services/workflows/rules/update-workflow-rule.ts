import type { UpdateWorkflowRuleRequest, WorkflowRule } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { assertOwnFolder } from '../../template-folders/assert-own-folder.ts';
import { findWorkflowRule } from './find-workflow-rule.ts';
import { nextRun } from './next-run.ts';
import { toWorkflowRule, workflowRuleColumns } from './workflow-rule-row.ts';

/** Changes what is given. With another trigger or other conditions, each template counts anew. */
export async function updateWorkflowRule(
  ctx: Context,
  id: string,
  { trigger, conditions, actions, ...words }: UpdateWorkflowRuleRequest,
): Promise<WorkflowRule> {
  const now = ctx.now();
  return withUser(ctx, async (tx) => {
    const rule = await findWorkflowRule(ctx, tx, id);
    await assertOwnFolder(ctx, tx, conditions?.folder_id, 'conditions.folder_id');
    const isActive = words.is_active ?? rule.is_active;
    const isDueAnew = trigger !== undefined || isActive !== rule.is_active;
    if (trigger ?? conditions) {
      await tx
        .deleteFrom('workflow_matches')
        .where('rule_id', '=', id)
        .where('user_id', '=', ctx.user.id)
        .execute();
    }
    const row = await tx
      .updateTable('workflow_rules')
      .set({
        ...words,
        ...(trigger && { trigger: JSON.stringify(trigger) }),
        ...(conditions && { conditions: JSON.stringify(conditions) }),
        ...(actions && { actions: JSON.stringify(actions) }),
        ...(isDueAnew && { next_run_at: nextRun(trigger ?? rule.trigger, isActive, now) }),
        updated_at: now,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(workflowRuleColumns)
      .executeTakeFirstOrThrow();
    return toWorkflowRule(row);
  });
}
