import { bandFloors } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { WorkflowTrigger } from './workflows.ts';

it('takes a strong template for one that scores high enough, unless told otherwise', () => {
  expect(WorkflowTrigger.parse({ type: 'high_usage' })).toEqual({
    type: 'high_usage',
    usage_count: 100,
    min_score: bandFloors.strong,
  });
});

it('fills in the figures of the other triggers', () => {
  const kinds = ['low_performance', 'schedule', 'template_create'] as const;
  expect(kinds.map((type) => WorkflowTrigger.parse({ type }))).toEqual([
    { type: 'low_performance', max_score: 30, idle_days: 90 },
    { type: 'schedule', hour: 6, weekday: null },
    { type: 'template_create' },
  ]);
});
