import { WorkflowRule } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { WorkflowRules } from '../../../db/schema.ts';

export const workflowRuleColumns = [
  'id',
  'user_id',
  'name',
  'description',
  'trigger',
  'conditions',
  'actions',
  'is_active',
  'execution_count',
  'last_triggered',
  'next_run_at',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof WorkflowRules)[];

type WorkflowRuleRow = Pick<Selectable<WorkflowRules>, (typeof workflowRuleColumns)[number]>;

/** What was written a moment ago. */
export function toWorkflowRule(row: WorkflowRuleRow): WorkflowRule {
  return WorkflowRule.parse(fieldsOf(row));
}

/** Null for one that another version of the product wrote in a way of its own. */
export function readWorkflowRule(row: WorkflowRuleRow): WorkflowRule | null {
  return WorkflowRule.safeParse(fieldsOf(row)).data ?? null;
}

function fieldsOf(row: WorkflowRuleRow) {
  return {
    ...row,
    last_triggered: row.last_triggered?.toISOString() ?? null,
    next_run_at: row.next_run_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
