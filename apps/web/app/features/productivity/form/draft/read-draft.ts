import { CreateWorkflowRuleRequest } from '@replysmith/contract';
import { figureProblem, figures, type Figure } from './figures.ts';
import type { ActionDraft, ConditionDraft, RuleDraft, TriggerDraft } from './rule-draft.ts';

/** What is wrong, by the place in the form: "name", "trigger.hour", "conditions.tag", "actions.1". */
export type DraftProblems = Readonly<Record<string, string>>;

type Reading =
  { rule: CreateWorkflowRuleRequest; problems: null } | { rule: null; problems: DraftProblems };

/** The workflow that a draft asks for, or all that is still wrong with it. */
export function readDraft(draft: RuleDraft): Reading {
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
