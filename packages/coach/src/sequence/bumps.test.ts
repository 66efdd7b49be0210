import { expect, it } from 'vitest';
import { readMessages, wordsOf } from '../../test/sequence/read-messages.ts';
import { bumps } from './sequence-rules.ts';

const ofWords = (...counts: readonly number[]) =>
  bumps.check(readMessages(...counts.map((count) => ({ body: wordsOf(count) }))));

it('marks a follow-up of 14 words and not one of 15, nor a short first email', () => {
  expect(ofWords(3, 14).map(({ message, loss }) => [message, loss])).toEqual([[1, 0.5]]);
  expect(ofWords(3, 15)).toEqual([]);
});

it.each([
  [0, '0 words give', 'No words'],
  [1, '1 word gives', wordsOf(1)],
  [2, '2 words give', wordsOf(2)],
])('counts %i words', (count, start, quote) => {
  const [finding] = ofWords(20, count);
  expect(finding?.reason.startsWith(start)).toBe(true);
  expect(finding?.quote).toBe(quote);
});
