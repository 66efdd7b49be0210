import type { Limit } from '@replysmith/contract';
import { expect, test } from 'vitest';
import { featureWords, planLines, priceText } from './plan-words.ts';

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

const spoken = (words: ReturnType<typeof featureWords>) =>
  words && [words.value, words.text].filter(Boolean).join(' ');

test.each([
  [requests({ kind: 'limit', value: 20 }), '20 Daily AI Requests'],
  [requests({ kind: 'limit', value: 1 }), '1 Daily AI Request'],
  [requests({ kind: 'limit', value: 0 }), '0 Daily AI Requests'],
  [requests({ kind: 'unlimited' }), 'Unlimited Daily AI Requests'],
  [templates({ kind: 'limit', value: 100 }), '100 Templates Saving'],
  [templates({ kind: 'limit', value: 1 }), '1 Template Saving'],
  [tests(true), 'A/B test suggestions'],
  [tests(false), null],
])('%o is offered as %s', (feature, words) => {
  expect(spoken(featureWords(feature))).toBe(words);
});

test('lists only what a plan includes', () => {
  expect(planLines([tests(false), tests(true)])).toHaveLength(1);
});

test.each([
  [0, '$0'],
  [29, '$29'],
  [9.5, '$9.50'],
])('%d dollars are written %s', (dollars, text) => {
  expect(priceText(dollars)).toBe(text);
});
