import type { PricingPlan } from '@replysmith/contract';
import { withFigures } from '@replysmith/help';
import { expect, it } from 'vitest';

type Feature = PricingPlan['features'][number];

const feature = (feature_key: Feature['feature_key'], limit: Feature['limit']) => ({
  feature_key,
  limit,
});

const plans = [
  {
    key: 'free',
    price_monthly: 0,
    features: [
      feature('daily_ai_requests', { kind: 'limit', value: 5 }),
      feature('templates_saved', { kind: 'limit', value: 1200 }),
      feature('advanced_analytics', { kind: 'boolean', included: false }),
    ],
  },
  {
    key: 'pro',
    price_monthly: 99.5,
    features: [feature('daily_ai_requests', { kind: 'unlimited' })],
  },
];

it.each([
  ['{{free.daily_ai_requests}} a day for {{free.price}}', '5 a day for $0'],
  ['{{pro.daily_ai_requests}} requests for {{pro.price}}', 'unlimited requests for $99.50'],
  ['room for {{free.templates_saved}}', 'room for 1,200'],
  ['analytics: {{free.advanced_analytics}}', 'analytics: not included'],
  ['{{limits.trashDays}} days, files of {{limits.importFileBytes}}', '30 days, files of 10 MB'],
  ['{{starter.price}} and {{pro.templates_saved}} and {{limits.toString}}', '… and … and …'],
  ['Hi {{firstName}}', 'Hi {{firstName}}'],
])('%s reads as %s', (text, read) => {
  expect(withFigures(text, plans)).toBe(read);
});
