import {
  CreateWorkflowRuleRequest,
  WorkflowAction,
  WorkflowConditions,
  WorkflowTrigger,
} from '@replysmith/contract';
import { z } from 'zod';
import { readable } from '../../lib/checks.ts';
import { stored } from '../../lib/storage.ts';
import { countText } from '../../lib/words.ts';

const typeOf = <Type extends string>(options: readonly { shape: { type: { value: Type } } }[]) =>
  z.enum(options.map(({ shape }) => shape.type.value));

const text = z.string();

const workflowForm = z.object({
  name: text,
  trigger: z.object({
    type: typeOf(WorkflowTrigger.options),
    ...{ weekday: text, usage_count: text, min_score: text, max_score: text },
    ...{ idle_days: text, hour: text },
  }),
  conditions: z.array(z.object({ key: WorkflowConditions.keyof(), value: text })).readonly(),
  actions: z
    .array(z.object({ id: z.number(), type: typeOf(WorkflowAction.options), value: text }))
    .readonly(),
});

const readableForm = readable(workflowForm.shape);

/** A workflow in its form, by its id or "new". */
export const workflowDrafts = stored({
  name: 'workflow',
  schema: {
    parse: (value: unknown) => {
      const form = readableForm.parse(value);
      return Object.keys(form).length > 0 ? form : null;
    },
  },
  empty: null,
});

/** A workflow being edited, all values as typed. */
export type RuleDraft = z.infer<typeof workflowForm>;

/** Figures of each kind are kept while another kind is selected. */
export type TriggerDraft = RuleDraft['trigger'];

export type TriggerNumber = Exclude<keyof TriggerDraft, 'type' | 'weekday'>;

/** `value` is "none" for no folder, and "yes" or "no" for a star. */
export type ConditionDraft = RuleDraft['conditions'][number];

export type ConditionKey = ConditionDraft['key'];

/** `value` holds the tags with commas between, the folder, the prefix or the message. */
export type ActionDraft = RuleDraft['actions'][number];

/** What the server takes where a figure is left out. */
const usual = {
  ...usualOf('high_usage'),
  ...usualOf('low_performance'),
  ...usualOf('schedule'),
  type: 'template_create',
} as TriggerDraft;

export const blankDraft: RuleDraft = {
  name: '',
  trigger: usual,
  conditions: [],
  actions: [{ id: 1, type: 'tag', value: '' }],
};

export function draftOf(rule: CreateWorkflowRuleRequest): RuleDraft {
  const { type, ...figures } = rule.trigger;
  return {
    name: rule.name,
    trigger: { ...usual, ...textsOf(figures), type },
    conditions: Object.entries(rule.conditions).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key: key as ConditionKey, value: conditionValue(value) }],
    ),
    actions: rule.actions.map((action, index) => ({
      id: index + 1,
      type: action.type,
      value: actionValue(action),
    })),
  };
}

function usualOf(trigger: TriggerDraft['type']): Partial<TriggerDraft> {
  const { type, ...figures } = WorkflowTrigger.parse({ type: trigger });
  return { ...textsOf(figures), type };
}

function textsOf(figures: Readonly<Record<string, number | null>>): Partial<TriggerDraft> {
  const texts = Object.entries(figures).map(([name, figure]) => [
    name,
    figure === null ? 'any' : String(figure),
  ]);
  return Object.fromEntries(texts) as Partial<TriggerDraft>;
}

function conditionValue(value: string | number | boolean | null): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function actionValue(action: WorkflowAction): string {
  switch (action.type) {
    case 'tag':
      return action.parameters.tags.join(', ');
    case 'move':
      return action.parameters.folder_name;
    case 'duplicate':
      return action.parameters.prefix;
    case 'notify':
      return action.parameters.message;
    case 'favorite':
    case 'archive':
      return '';
  }
}

/** The range of every figure in a workflow. */
const figures = {
  usage_count: [1, 1_000_000],
  min_score: [0, 100],
  max_score: [0, 100],
  min_usage_count: [0, 1_000_000],
  idle_days: [1, 3_650],
  hour: [0, 23],
} as const;

type Figure = keyof typeof figures;

/** What is wrong with a figure as typed, as a sentence; null when nothing is. */
function figureProblem(name: Figure, typed: string): string | null {
  const [least, most] = figures[name];
  const value = Number(typed);
  const isFine = /^\d+$/.test(typed.trim()) && value >= least && value <= most;
  return isFine ? null : `Use a whole number from ${countText(least)} to ${countText(most)}.`;
}

/** Problems by form field: "name", "trigger.hour", "conditions.tag", "actions.1". */
export type DraftProblems = Readonly<Record<string, string>>;

type Reading =
  | { rule: CreateWorkflowRuleRequest; problems: null }
  | { rule: null; problems: DraftProblems };

/** The workflow described by a draft, or what is still wrong with it. */
export function ruleOf(draft: RuleDraft): Reading {
  const wrong = figuresWrong(draft);
  const read = CreateWorkflowRuleRequest.safeParse({
    name: draft.name,
    trigger: triggerOf(draft.trigger),
    conditions: Object.fromEntries(draft.conditions.map(conditionOf)),
    actions: draft.actions.map(actionOf),
  });
  if (read.success && Object.keys(wrong).length === 0) return { rule: read.data, problems: null };
  const problems: Record<string, string> = { ...wrong };
  for (const { path, message } of read.error?.issues ?? []) {
    problems[path.slice(0, path[0] === 'name' ? 1 : 2).join('.')] ??= message;
  }
  return { rule: null, problems };
}

const triggerFigures = {
  template_create: [],
  high_usage: ['usage_count', 'min_score'],
  low_performance: ['max_score', 'idle_days'],
  schedule: ['hour'],
} as const satisfies Record<TriggerDraft['type'], readonly (Figure & keyof TriggerDraft)[]>;

function triggerOf(trigger: TriggerDraft) {
  const { type, weekday } = trigger;
  const names = triggerFigures[type];
  return {
    type,
    ...Object.fromEntries(names.map((name) => [name, Number(trigger[name])])),
    ...(type === 'schedule' && { weekday: weekday === 'any' ? null : Number(weekday) }),
  };
}

function conditionOf({ key, value }: ConditionDraft): [string, unknown] {
  if (key in figures) return [key, Number(value)];
  if (key === 'is_favorite') return [key, value === 'yes'];
  if (key === 'folder_id') return [key, value === 'none' ? null : value];
  return [key, value];
}

function actionOf({ type, value }: ActionDraft) {
  switch (type) {
    case 'tag':
      return { type, parameters: { tags: value.split(',').filter((tag) => tag.trim() !== '') } };
    case 'move':
      return { type, parameters: { folder_name: value } };
    case 'duplicate':
      return { type, parameters: { prefix: value } };
    case 'notify':
      return { type, parameters: { message: value } };
    case 'favorite':
    case 'archive':
      return { type, parameters: {} };
  }
}

function figuresWrong({ trigger, conditions }: RuleDraft): Record<string, string> {
  const typed = [
    ...triggerFigures[trigger.type].map((name) => ['trigger', name, trigger[name]] as const),
    ...conditions.map(({ key, value }) => ['conditions', key, value] as const),
  ];
  const wrong: Record<string, string> = {};
  for (const [part, name, value] of typed) {
    const problem = name in figures ? figureProblem(name as Figure, value) : null;
    if (problem) wrong[`${part}.${name}`] = problem;
  }
  return wrong;
}
