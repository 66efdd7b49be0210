import { CreateWorkflowRuleRequest } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { blankDraft, draftOf, ruleOf, workflowDrafts } from './rule-draft.ts';
import { localStore } from '../../lib/storage.ts';

const full = CreateWorkflowRuleRequest.parse({
  name: 'Mondays',
  trigger: { type: 'schedule', hour: 18, weekday: 0 },
  conditions: {
    ...{ category: 'Networking', folder_id: null, tag: 'vip', is_favorite: false },
    ...{ name_contains: 'shop', min_score: 10, max_score: 90, min_usage_count: 0, idle_days: 7 },
  },
  actions: [
    { type: 'tag', parameters: { tags: ['a', 'b c'] } },
    { type: 'move', parameters: { folder_name: 'Sales' } },
    { type: 'favorite' },
    { type: 'duplicate', parameters: { prefix: 'Spare' } },
    { type: 'notify', parameters: { message: 'Done, all of it.' } },
  ],
});

it('reads back what it was made of', () => {
  const others = [
    { trigger: { type: 'template_create' }, conditions: {}, actions: [{ type: 'archive' }] },
    { trigger: { type: 'high_usage', usage_count: 7, min_score: 60 } },
    { trigger: { type: 'low_performance', max_score: 5, idle_days: 3_650 } },
  ];
  for (const changes of [{}, ...others]) {
    const rule = CreateWorkflowRuleRequest.parse({ ...full, ...changes });
    expect(ruleOf(draftOf(rule))).toEqual({ rule, problems: null });
  }
});

it('says of each part that is empty what it needs', () => {
  expect(ruleOf({ ...blankDraft, actions: [] }).problems).toEqual({
    name: 'Workflow name is required',
    actions: 'Choose at least one action.',
  });
  const actions = (['tag', 'move', 'notify'] as const).map((type, id) => ({
    id,
    type,
    value: ' ',
  }));
  expect(ruleOf({ ...blankDraft, name: 'A', actions }).problems).toEqual({
    'actions.0': 'Please enter at least one tag',
    'actions.1': 'Folder name is required',
    'actions.2': 'Say what you want to be told.',
  });
});

it.each(['', '-1', '101', '8.5', '1e2', 'many'])('takes no %j for a score', (min_score) => {
  const trigger = { ...blankDraft.trigger, type: 'high_usage' as const, min_score };
  const actions = [{ id: 1, type: 'archive' as const, value: '' }];
  expect(ruleOf({ ...blankDraft, name: 'A', actions, trigger }).problems).toEqual({
    'trigger.min_score': 'Use a whole number from 0 to 100.',
  });
});

it('reads of a workflow what it can', () => {
  const trigger = { type: 'full_moon', weekday: 'any' };
  const known = { name: 'Tidy', conditions: [], actions: [] };
  localStore.write('nora:workflow:new', JSON.stringify({ ...known, trigger }));
  expect(workflowDrafts.read('nora:workflow:new')).toEqual(known);
  for (const text of ['{"title":"Tidy"}', '{']) {
    localStore.write('nora:workflow:new', text);
    expect(workflowDrafts.read('nora:workflow:new')).toBeNull();
  }
});
