import { expect, test } from 'vitest';
import { readPrices } from './read-prices.ts';

test('one price serves all models, a list each its own', () => {
  const pricesOf = readPrices(['a', 'b'], '0.5', '1,2');
  expect([pricesOf('a'), pricesOf('b')]).toEqual([
    { in: 0.5, out: 1 },
    { in: 0.5, out: 2 },
  ]);
});

test('knows no cost when no price is given', () => {
  expect(readPrices(['a'], undefined, undefined)('a')).toBeNull();
});

test.each([
  ['1,2,3', '1'],
  ['cheap', '1'],
  ['-1', '1'],
  ['1', undefined],
])('refuses the prices %s and %s', (priceIn, priceOut) => {
  expect(() => readPrices(['a', 'b'], priceIn, priceOut)).toThrow('one for each model');
});
