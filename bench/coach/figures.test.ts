import { expect, test } from 'vitest';
import { quantile, share } from './figures.ts';

test('a quantile lies between the numbers beside it', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  expect(quantile([], 0.5)).toBeNaN();
});

test('a share is told in numbers and in percent', () => {
  expect(share(47, 50)).toBe('47 of 50 (94.0 %)');
  expect(share(0, 0)).toBe('0 of 0 (– %)');
});
