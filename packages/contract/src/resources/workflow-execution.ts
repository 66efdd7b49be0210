import { z } from 'zod';
import { CreateWorkflowRuleRequest, WorkflowAction } from './workflow-rule.ts';

const ActionType = z.enum(WorkflowAction.options.map((option) => option.shape.type.value));

/** Templates by name: some of them, and how many in all. */
const Named = z.object({
  count: z.int().min(0),
  examples: z.array(z.object({ id: z.uuid(), name: z.string() })).max(10),
});

/** One run of a workflow that found something to do, or failed. */
export const WorkflowExecution = z.object({
  id: z.uuid(),
  /** Null once the workflow is deleted for good. */
  rule_id: z.uuid().nullable(),
  rule_name: z.string(),
  trigger: z.enum(['template_create', 'high_usage', 'low_performance', 'schedule', 'manual']),
  status: z.enum(['success', 'failed']),
  executed_at: z.iso.datetime(),
  result: z
    .object({
      templates: Named,
      actions: z.array(z.object({ type: ActionType, changed: z.int().min(0) })),
      /** What the owner asked to be told. */
      messages: z.array(z.string()),
    })
    .nullable(),
  /** Why it failed, in a sentence. */
  error: z.string().nullable(),
});
export type WorkflowExecution = z.infer<typeof WorkflowExecution>;

/** The newest first, at most a hundred. */
export const WorkflowExecutionList = z.object({ items: z.array(WorkflowExecution) });
export type WorkflowExecutionList = z.infer<typeof WorkflowExecutionList>;

/** What a workflow would do to the templates there are now. Nothing is changed. */
export const PreviewWorkflowRequest = CreateWorkflowRuleRequest.extend({
  /** The one that is being changed; it makes no copy of what it has copied. */
  rule_id: z.uuid().nullable().default(null),
});
export type PreviewWorkflowRequest = z.infer<typeof PreviewWorkflowRequest>;

export const WorkflowPreview = z.object({
  templates: Named,
  /** On so many of them, the newest, it was tried: all, unless they are too many to wait for. */
  tried: z.int().min(0),
  /** What each action would change of those. */
  actions: z.array(z.object({ type: ActionType, changes: z.int().min(0) })),
  /** Why it would fail, in a sentence; nothing would be changed then. */
  error: z.string().nullable(),
});
export type WorkflowPreview = z.infer<typeof WorkflowPreview>;

/** Runs it now, on every template that its trigger and conditions fit. */
export const RunWorkflowRequest = z.strictObject({ rule_id: z.uuid() });

/** Estimates by fixed formulas, of the workflows that there are, since each was made. */
export const WorkflowInsights = z.object({
  executions: z.int().min(0),
  /** executions × 3 */
  tasks: z.int().min(0),
  /** executions × 5 */
  minutes: z.int().min(0),
  /** active workflows × 15, in percent */
  efficiency: z.int().min(0),
});
export type WorkflowInsights = z.infer<typeof WorkflowInsights>;
