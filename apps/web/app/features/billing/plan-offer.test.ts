import type { PlanFeature } from '@replysmith/contract';
import { expect, test } from 'vitest';
import { lostFeatures } from './plan-offer.tsx';

const requests = (limit: PlanFeature['limit']): PlanFeature => ({
  feature_key: 'daily_ai_requests',
  feature_name: 'Daily AI Requests',
  limit,
});
const analytics = (included: boolean): PlanFeature => ({
  feature_key: 'advanced_analytics',
  feature_name: 'Advanced analytics',
  limit: { kind: 'boolean', included },
});
const twenty = requests({ kind: 'limit', value: 20 });
const unlimited = requests({ kind: 'unlimited' });

test('names the limits that shrink and what is no longer included', () => {
  expect(lostFeatures([unlimited, analytics(true)], [twenty, analytics(false)])).toEqual([
    'Daily AI Requests: 20 instead of unlimited',
    'No advanced analytics',
  ]);
});

test('is silent about what stays or grows', () => {
  expect(lostFeatures([twenty, analytics(false)], [unlimited, analytics(true)])).toEqual([]);
  expect(lostFeatures([twenty], [twenty])).toEqual([]);
});

test('a feature that the other plan does not know is gone', () => {
  expect(lostFeatures([twenty], [])).toEqual(['No daily AI Requests']);
});

test('a name that begins with letters of its own keeps them', () => {
  const tests = {
    feature_key: 'ab_test_suggestions',
    feature_name: 'A/B test suggestions',
  } as const;
  const limit = { kind: 'boolean', included: true } as const;
  expect(lostFeatures([{ ...tests, limit }], [])).toEqual(['No A/B test suggestions']);
});
