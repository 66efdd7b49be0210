import { expect, it } from 'vitest';
import { trendOf } from './trend-of.ts';

it.each([
  [0, 0, 0],
  [3, 0, 100],
  [0, 3, -100],
  [9, 8, 13],
  [2, 3, -33],
  [4, 4, 0],
])('%i after %i is a trend of %i %%', (current, previous, trend) => {
  expect(trendOf(current, previous)).toBe(trend);
});
