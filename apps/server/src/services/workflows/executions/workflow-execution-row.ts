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

export function toWorkflowExecution(row: WorkflowExecutionRow): WorkflowExecution {
  return WorkflowExecution.parse({ ...row, executed_at: row.executed_at.toISOString() });
}
