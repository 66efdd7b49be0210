import { expect, test } from 'vitest';
import { quantile, randomFrom } from './numbers.ts';

test('a quantile lies between the numbers beside it', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  expect(quantile([], 0.5)).toBeNaN();
});

test('random integers lie below their end and reach every one', () => {
  const { below } = randomFrom(7);
  const seen = new Set(Array.from({ length: 200 }, () => below(5)));
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test('a shuffled list has every item once, in an order that follows from the seed', () => {
  const items = Array.from({ length: 30 }, (_, at) => at);
  const shuffled = randomFrom(7).shuffle(items);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items);
  expect(randomFrom(7).shuffle(items)).toEqual(shuffled);
  expect(randomFrom(8).shuffle(items)).not.toEqual(shuffled);
});
