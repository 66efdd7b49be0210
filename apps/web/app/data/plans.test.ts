import type { Limit } from '@replysmith/contract';
import { expect, test } from 'vitest';
import { planLines, priceText } from './plan-words.ts';

const requests = (limit: Limit) =>
  ({ feature_key: 'daily_ai_requests', feature_name: 'Daily AI Requests', limit }) as const;
const templates = (limit: Limit) =>
  ({ feature_key: 'templates_saved', feature_name: 'Template Saving', limit }) as const;
const tests = (included: boolean) =>
  ({
    feature_key: 'ab_test_suggestions',
    feature_name: 'A/B test suggestions',
    limit: { kind: 'boolean', included },
  }) as const;

const sharing = {
  feature_key: 'team_sharing',
  feature_name: 'Team sharing',
  limit: { kind: 'boolean', included: true },
} as const;

const spoken = (lines: ReturnType<typeof planLines>) =>
  lines.map(({ value, text }) => [value, text].filter(Boolean).join(' '));

test.each([
  [requests({ kind: 'limit', value: 20 }), '20 Daily AI Requests'],
  [requests({ kind: 'limit', value: 1 }), '1 Daily AI Request'],
  [requests({ kind: 'limit', value: 0 }), '0 Daily AI Requests'],
  [requests({ kind: 'unlimited' }), 'Unlimited Daily AI Requests'],
  [templates({ kind: 'limit', value: 100 }), '100 Templates Saving'],
  [templates({ kind: 'limit', value: 1000 }), '1,000 Templates Saving'],
  [templates({ kind: 'limit', value: 1 }), '1 Template Saving'],
  [tests(true), 'A/B test suggestions'],
  [tests(false), undefined],
  [sharing, 'Team sharing (planned)'],
])('%o is offered as %s', (feature, words) => {
  expect(spoken(planLines([feature]))[0]).toBe(words);
});

test('lists only what a plan includes', () => {
  expect(spoken(planLines([tests(false), tests(true)]))).toEqual(['A/B test suggestions']);
});

test.each([
  [0, '$0'],
  [29, '$29'],
  [9.5, '$9.50'],
])('%d dollars are written %s', (dollars, text) => {
  expect(priceText(dollars)).toBe(text);
});
