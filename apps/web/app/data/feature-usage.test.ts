import type { Limit } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { featureRow } from '../testing/feature-row.ts';
import { subscription } from '../testing/samples.ts';
import { allUsage, usageLeftInWords, mostUsed, usageOf } from './usage.ts';

function having(limit: Limit, used: number) {
  const feature = featureRow('templates_saved', 'Template Saving', limit);
  return {
    ...subscription,
    plan: { ...subscription.plan, features: [feature] },
    usage_tracking: { daily_ai_requests: 0, templates_saved: used },
  };
}

it.each<[Limit, number, ReturnType<typeof usageOf>]>([
  [
    { kind: 'limit', value: 200 },
    1,
    { feature: 'templates_saved', used: 1, limit: 200, left: 199, percent: 1 },
  ],
  [
    { kind: 'limit', value: 10 },
    12,
    { feature: 'templates_saved', used: 12, limit: 10, left: 0, percent: 100 },
  ],
  [
    { kind: 'limit', value: 0 },
    0,
    { feature: 'templates_saved', used: 0, limit: 0, left: 0, percent: 100 },
  ],
  [
    { kind: 'unlimited' },
    900,
    { feature: 'templates_saved', used: 900, limit: null, left: null, percent: 0 },
  ],
])('of %o with %i used tells what is left', (limit, used, usage) => {
  expect(usageOf(having(limit, used), 'templates_saved')).toEqual(usage);
});

it('says nothing of what the plan does not name', () => {
  expect(usageOf(having({ kind: 'unlimited' }, 0), 'daily_ai_requests')).toBeNull();
  expect(allUsage(having({ kind: 'unlimited' }, 0))).toHaveLength(1);
});

it('knows what is closest to its limit', () => {
  const near = { feature: 'templates_saved', used: 9, limit: 10, left: 1, percent: 90 } as const;
  const calm = { feature: 'daily_ai_requests', used: 1, limit: 5, left: 4, percent: 20 } as const;
  expect(mostUsed([calm, near])).toBe(near);
  expect(mostUsed([])).toBeUndefined();
});

it.each([
  ['daily_ai_requests', 2, '2 AI requests remaining today'],
  ['daily_ai_requests', 1, '1 AI request remaining today'],
  ['daily_ai_requests', 0, 'No AI requests remaining today'],
  ['templates_saved', 3, '3 template slots remaining'],
  ['templates_saved', 1, '1 template slot remaining'],
] as const)('%s: %i left is told as "%s"', (feature, left, words) => {
  expect(usageLeftInWords(feature, left)).toBe(words);
});
