import { z } from './schemas.ts';
import { lengths } from './lengths.ts';
import { foldText, hasSomethingToRead, isPlainText } from './plain-text.ts';
import { NamedRow } from './search.ts';
import { FolderTarget, Tags } from './templates/fields.ts';

const words = (longest: number, missing = 'This needs at least one character.') =>
  z
    .string('This must be text.')
    .trim()
    .refine(hasSomethingToRead, missing)
    .max(longest, `Use at most ${longest} characters.`)
    .refine((text) => isPlainText(text) && !/\p{Cc}/u.test(text), 'Use plain words.');

/** A workflow's trigger. */
export const WorkflowTrigger = z.discriminatedUnion('type', [
  /** A template was made: written, copied, imported or saved from the library. */
  z.strictObject({ type: z.literal('template_create') }),
  /** A template has been used often enough and scores high enough. */
  z.strictObject({
    type: z.literal('high_usage'),
    usage_count: z.int().min(1).max(1_000_000).default(100),
    min_score: z.int().min(0).max(100).default(80),
  }),
  /** A template scores too low and has been unused for long enough. Checked every hour. */
  z.strictObject({
    type: z.literal('low_performance'),
    max_score: z.int().min(0).max(100).default(30),
    idle_days: z.int().min(1).max(3_650).default(90),
  }),
  /** Every day, or on one day of the week, at a full hour UTC. */
  z.strictObject({
    type: z.literal('schedule'),
    hour: z.int().min(0).max(23).default(6),
    /** 0 is Sunday; null is every day. */
    weekday: z.int().min(0).max(6).nullable().default(null),
  }),
]);
export type WorkflowTrigger = z.infer<typeof WorkflowTrigger>;
export type WorkflowTriggerType = WorkflowTrigger['type'];

/** The templates a workflow applies to: those that meet every condition. */
export const WorkflowConditions = z
  .strictObject({
    category: words(lengths.category),
    folder_id: z.uuid().nullable(),
    tag: words(lengths.tag),
    is_favorite: z.boolean(),
    /** In its name, whatever the case. */
    name_contains: words(lengths.templateName).refine(
      (part) => foldText(part).trim() !== '',
      'Use letters, digits or signs that a name can have.',
    ),
    min_score: z.int().min(0).max(100),
    max_score: z.int().min(0).max(100),
    min_usage_count: z.int().min(0).max(1_000_000),
    /** A template created or used within this many days is not idle. */
    idle_days: z.int().min(1).max(3_650),
  })
  .partial();
export type WorkflowConditions = z.infer<typeof WorkflowConditions>;

export const WorkflowAction = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('tag'),
    parameters: z.strictObject({
      tags: Tags.refine((tags) => tags.length > 0, 'Please enter at least one tag'),
    }),
  }),
  z.strictObject({ type: z.literal('move'), parameters: FolderTarget }),
  z.strictObject({ type: z.literal('favorite'), parameters: z.strictObject({}).default({}) }),
  z.strictObject({ type: z.literal('archive'), parameters: z.strictObject({}).default({}) }),
  z.strictObject({
    type: z.literal('duplicate'),
    parameters: z.strictObject({ prefix: words(30).default('Copy of') }),
  }),
  z.strictObject({
    type: z.literal('notify'),
    parameters: z.strictObject({
      message: words(200, 'Say what you want to be told.'),
    }),
  }),
]);
export type WorkflowAction = z.infer<typeof WorkflowAction>;

export const WorkflowRule = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  trigger: WorkflowTrigger,
  conditions: WorkflowConditions,
  /** In order of execution. */
  actions: z.array(WorkflowAction),
  is_active: z.boolean(),
  /** Successful runs that changed something. */
  execution_count: z.int().min(0),
  last_triggered: z.iso.datetime().nullable(),
  /** The next scheduled check; null for event triggers. */
  next_run_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type WorkflowRule = z.infer<typeof WorkflowRule>;

export const NamedWorkflowRule = WorkflowRule.pick({ id: true, name: true });
export type NamedWorkflowRule = z.infer<typeof NamedWorkflowRule>;

/** Oldest first. */
export const WorkflowRuleList = z.object({
  items: z.array(WorkflowRule),
  /** Workflows stored by another version of the product: inactive, can only be deleted. */
  unreadable: z.array(NamedWorkflowRule),
});
export type WorkflowRuleList = z.infer<typeof WorkflowRuleList>;

const fields = {
  name: words(lengths.workflowName, 'Workflow name is required'),
  description: z
    .string('This must be text.')
    .max(lengths.workflowDescription, `Use at most ${lengths.workflowDescription} characters.`)
    .refine(isPlainText, 'This does not look like text.')
    .transform((description) => description.trim() || null)
    .nullable(),
  trigger: WorkflowTrigger,
  conditions: WorkflowConditions,
  actions: z
    .array(WorkflowAction)
    .min(1, 'Choose at least one action.')
    .max(lengths.workflowActions, `Use at most ${lengths.workflowActions} actions.`),
  is_active: z.boolean(),
};

export const CreateWorkflowRuleRequest = z.strictObject({
  ...fields,
  description: fields.description.default(null),
  conditions: fields.conditions.default({}),
  is_active: fields.is_active.default(true),
});
export type CreateWorkflowRuleRequest = z.infer<typeof CreateWorkflowRuleRequest>;

/** Restores it as it was before deletion. */
export const RestoreWorkflowRequest = z.strictObject({ rule_id: z.uuid() });

/** Only the given fields change. */
export const UpdateWorkflowRuleRequest = z.strictObject(fields).partial();
export type UpdateWorkflowRuleRequest = z.infer<typeof UpdateWorkflowRuleRequest>;

export const WorkflowActionType = z.enum(
  WorkflowAction.options.map((option) => option.shape.type.value),
);

/** Some templates by name, and the total. */
export const NamedTemplates = z.object({
  count: z.int().min(0),
  examples: z.array(NamedRow).max(10),
});

/** A run that changed something, or failed. */
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
      templates: NamedTemplates,
      actions: z.array(z.object({ type: WorkflowActionType, changed: z.int().min(0) })),
      /** Notifications for the owner. */
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

/** A dry run on the current templates. */
export const PreviewWorkflowRequest = CreateWorkflowRuleRequest.extend({
  /** The workflow being edited: templates it has already copied are not copied again. */
  rule_id: z.uuid().nullable().default(null),
});
export type PreviewWorkflowRequest = z.infer<typeof PreviewWorkflowRequest>;

export const WorkflowPreview = z.object({
  templates: NamedTemplates,
  /** How many templates were checked, newest first; fewer than all if there are too many. */
  tried: z.int().min(0),
  /** What each action would change. */
  actions: z.array(z.object({ type: WorkflowActionType, changes: z.int().min(0) })),
  /** Why the run would fail, without changing anything. */
  error: z.string().nullable(),
});
export type WorkflowPreview = z.infer<typeof WorkflowPreview>;

/** Runs it now on every matching template. */
export const RunWorkflowRequest = z.strictObject({ rule_id: z.uuid() });

/** Estimates by fixed formulas over the current workflows, since each was created. */
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
