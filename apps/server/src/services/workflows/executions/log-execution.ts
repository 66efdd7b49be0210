import { lengths, type NamedWorkflowRule, type WorkflowExecution } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { toWorkflowExecution, workflowExecutionColumns } from './workflow-execution-row.ts';

/** Writes down one run, and lets the oldest go that is one too many. */
export async function logExecution(
  ctx: Context,
  tx: UserTransaction,
  rule: NamedWorkflowRule,
  { result, ...run }: Pick<WorkflowExecution, 'trigger' | 'status' | 'result' | 'error'>,
): Promise<WorkflowExecution> {
  const now = ctx.now();
  const row = await tx
    .insertInto('workflow_executions')
    .values({
      ...run,
      id: ctx.newId(),
      user_id: ctx.user.id,
      rule_id: rule.id,
      rule_name: rule.name,
      executed_at: now,
      result: result && JSON.stringify(result),
    })
    .returning(workflowExecutionColumns)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('workflow_rules')
    .set({
      last_triggered: now,
      ...(run.status === 'success' && { execution_count: sql`execution_count + 1` }),
    })
    .where('id', '=', rule.id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  await keepNewest(ctx, tx);
  return toWorkflowExecution(row);
}

async function keepNewest(ctx: Context, tx: UserTransaction): Promise<void> {
  const tooOld = tx
    .selectFrom('workflow_executions')
    .select('position')
    .where('user_id', '=', ctx.user.id)
    .orderBy('position', 'desc')
    .offset(lengths.workflowExecutions)
    .limit(1);
  await tx
    .deleteFrom('workflow_executions')
    .where('user_id', '=', ctx.user.id)
    .where('position', '<=', tooOld)
    .execute();
}
