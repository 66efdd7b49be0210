import { expect, it } from 'vitest';
import { readMessages, wordsOf } from '../../test/sequence/read-messages.ts';
import { repeats } from './sequence-rules.ts';

const check = (...bodies: readonly string[]) =>
  repeats.check(readMessages(...bodies.map((body) => ({ body }))));

it('marks a message of 15 words that are said already, and not one of 14', () => {
  expect(check(wordsOf(20), wordsOf(14))).toEqual([]);
  expect(check(wordsOf(20), wordsOf(15))).toMatchObject([
    { message: 1, loss: 0.5, quote: '100% of its words stand in email 1' },
  ]);
});

it('lets three words in five come again, and no more', () => {
  expect(check(wordsOf(20), wordsOf(20, 8))).toEqual([]);
  expect(check(wordsOf(20), wordsOf(20, 7))).toMatchObject([
    { quote: '65% of its words stand in email 1' },
  ]);
});

it('names the email that is nearest', () => {
  expect(check(wordsOf(15, 20), wordsOf(20), wordsOf(15))).toMatchObject([
    { message: 2, quote: '100% of its words stand in email 2' },
  ]);
});
