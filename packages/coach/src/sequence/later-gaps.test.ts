import { expect, it } from 'vitest';
import { readMessages } from '../../test/sequence/read-messages.ts';
import { laterGaps } from './sequence-rules.ts';

const withGaps = (...gaps: readonly number[]) =>
  laterGaps
    .check(readMessages(...gaps.map((gap_days) => ({ gap_days }))))
    .map(({ message, loss, quote, fix }) => [message, loss, quote, fix.slice(0, 20)]);

it.each([
  [0, 3, 3],
  [0, 3, 4],
  [0, 1, 3],
  [9, 2],
])('leaves gaps of %i, %i and %i days alone', (...gaps) => {
  expect(withGaps(...gaps)).toEqual([]);
});

it('marks the gap that is shorter than the one before', () => {
  expect(withGaps(0, 5, 4, 5)).toEqual([[2, 0.5, '4 days after 5 days', 'Wait at least 5 days']]);
});

it('marks the gap of less than three days', () => {
  expect(withGaps(0, 1, 2)).toEqual([[2, 0.5, '2 days after 1 day', 'Wait at least 3 days']]);
});
