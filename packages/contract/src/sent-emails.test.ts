import { expect, it } from 'vitest';
import { rateOf } from './sent-emails.ts';

it.each([
  [3, 12, 0.25, 0.0889, 0.5323],
  [0, 10, 0, 0, 0.2775],
  [10, 10, 1, 0.7225, 1],
  [81, 263, 0.308, 0.2553, 0.3662],
])('%i of %i is %f, and the true share lies between %f and %f', (hits, of, share, low, high) => {
  const rate = rateOf(hits, of);
  expect(rate?.share).toBeCloseTo(share, 3);
  expect(rate?.low).toBeCloseTo(low, 3);
  expect(rate?.high).toBeCloseTo(high, 3);
});

it('says nothing of fewer than five', () => {
  expect(rateOf(4, 4)).toBeNull();
  expect(rateOf(0, 5)).not.toBeNull();
});
