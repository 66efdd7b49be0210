import { expect, it } from 'vitest';
import { gapDays, inDays } from './sequence-rules.ts';

it.each([
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [-3, 0],
  [0.4, 0],
  [2.6, 3],
  [14, 14],
])('takes a gap of %d for %i whole days', (gap_days, days) => {
  expect(gapDays({ subject: null, body: '', gap_days })).toBe(days);
});

it.each([
  [0, 'The same day'],
  [1, '1 day'],
  [2, '2 days'],
])('says %i days as “%s”', (days, words) => {
  expect(inDays(days)).toBe(words);
});
