import type { WorkflowInsights } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

const span = 30 * 86_400_000;

/** Estimates by fixed formulas. A run that failed changed nothing, so it counts for nothing. */
export async function getWorkflowInsights(ctx: Context): Promise<WorkflowInsights> {
  const since = new Date(ctx.now().getTime() - span);
  return withUser(ctx, async (tx) => {
    const runs = await tx
      .selectFrom('workflow_executions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', ctx.user.id)
      .where('status', '=', 'success')
      .where('executed_at', '>', since)
      .executeTakeFirstOrThrow();
    const active = await tx
      .selectFrom('workflow_rules')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', ctx.user.id)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    const executions = Number(runs.count);
    return {
      executions,
      tasks: executions * 3,
      minutes: executions * 5,
      efficiency: Number(active.count) * 15,
    };
  });
}
