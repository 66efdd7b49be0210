import type { WorkflowInsights } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

/** Estimates by fixed formulas. A run that failed changed nothing, so it counts for nothing. */
export async function getWorkflowInsights(ctx: Context): Promise<WorkflowInsights> {
  return withUser(ctx, async (tx) => {
    const { runs, active } = await tx
      .selectFrom('workflow_rules')
      .select(({ fn }) => [
        fn.sum<string | null>('execution_count').as('runs'),
        fn.countAll<string>().filterWhere('is_active', '=', true).as('active'),
      ])
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const executions = Number(runs ?? 0);
    return {
      executions,
      tasks: executions * 3,
      minutes: executions * 5,
      efficiency: Number(active) * 15,
    };
  });
}
