import { WorkflowExecution } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { WorkflowExecutions } from '../../../db/schema.ts';

export const workflowExecutionColumns = [
  'id',
  'rule_id',
  'rule_name',
  'trigger',
  'status',
  'executed_at',
  'result',
  'error',
] as const satisfies readonly (keyof WorkflowExecutions)[];

type WorkflowExecutionRow = Pick<
  Selectable<WorkflowExecutions>,
  (typeof workflowExecutionColumns)[number]
>;

/** What another version of the product wrote in a way of its own is kept as a run without a result. */
export function toWorkflowExecution(row: WorkflowExecutionRow): WorkflowExecution {
  const run = { ...row, executed_at: row.executed_at.toISOString() };
  const { data } = WorkflowExecution.safeParse(run);
  const error = 'What this run did can no longer be read.';
  return data ?? WorkflowExecution.parse({ ...run, result: null, error });
}
