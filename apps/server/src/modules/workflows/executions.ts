import {
  type NamedWorkflowRule,
  WorkflowExecution,
  type WorkflowExecutionList,
  type WorkflowInsights,
  lengths,
} from '@replysmith/contract';
import { type Selectable, sql } from 'kysely';
import type { WorkflowExecutions } from '../../platform/db/schema.ts';
import { readAsUser, type UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

const workflowExecutionColumns = columnsOf(WorkflowExecution);

type WorkflowExecutionRow = Pick<
  Selectable<WorkflowExecutions>,
  (typeof workflowExecutionColumns)[number]
>;

/** A result that another version of the product wrote in another shape is left out. */
function toWorkflowExecution(row: WorkflowExecutionRow): WorkflowExecution {
  const run = withIsoTimes(row);
  const { data } = WorkflowExecution.safeParse(run);
  const error = 'What this run did can no longer be read.';
  return data ?? WorkflowExecution.parse({ ...run, result: null, error });
}

export async function listWorkflowExecutions(ctx: Context): Promise<WorkflowExecutionList> {
  const rows = await readAsUser(ctx, (tx) =>
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

/** Null when the log no longer has it. */
export async function getWorkflowExecution(
  ctx: Context,
  id: string,
): Promise<WorkflowExecution | null> {
  const row = await readAsUser(ctx, (tx) =>
    tx
      .selectFrom('workflow_executions')
      .select(workflowExecutionColumns)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .executeTakeFirst(),
  );
  return row ? toWorkflowExecution(row) : null;
}

/** Estimates by fixed formulas. Failed runs changed nothing, so they count for nothing. */
export async function getWorkflowInsights(ctx: Context): Promise<WorkflowInsights> {
  return readAsUser(ctx, async (tx) => {
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

/** Logs a run, and deletes the oldest entry when there are too many. */
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
