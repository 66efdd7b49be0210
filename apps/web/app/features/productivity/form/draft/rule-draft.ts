import type {
  CreateWorkflowRuleRequest,
  WorkflowAction,
  WorkflowConditions,
  WorkflowTrigger,
} from '@replysmith/contract';

/** A workflow as it is being written: everything as typed. */
export type RuleDraft = {
  name: string;
  trigger: TriggerDraft;
  conditions: readonly ConditionDraft[];
  actions: readonly ActionDraft[];
};

export type TriggerNumber = 'usage_count' | 'min_score' | 'max_score' | 'idle_days' | 'hour';

/** The figures of every kind stay while another kind is looked at. */
export type TriggerDraft = { type: WorkflowTrigger['type']; weekday: string } & Record<
  TriggerNumber,
  string
>;

export type ConditionKey = keyof WorkflowConditions;

/** `value` is "none" for no folder, and "yes" or "no" for a star. */
export type ConditionDraft = { key: ConditionKey; value: string };

/** `value` holds the tags with commas between, the folder, the prefix or the message. */
export type ActionDraft = { id: number; type: WorkflowAction['type']; value: string };

const usual: TriggerDraft = {
  ...{ type: 'template_create', usage_count: '100', min_score: '80', max_score: '30' },
  ...{ idle_days: '90', hour: '6', weekday: 'any' },
};

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
