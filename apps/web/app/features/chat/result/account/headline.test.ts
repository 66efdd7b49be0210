import { expect, it } from 'vitest';
import { headline } from './headline.ts';

const judged = (before: number, value: number) => ({
  before,
  value,
  held: null,
  isUntouched: false,
  isComposed: false,
});

const open = (count: number) => Array.from({ length: count }, () => ({ wins: 4, won: null }));

it.each([
  [61, 93, 0, '9.3, up from 6.1.'],
  [61, 93, 1, '9.3, up from 6.1. One blank is yours to fill, worth 0.4.'],
  [61, 97, 2, '9.7, up from 6.1. Two blanks are yours to fill, worth 0.8.'],
  [84, 84, 0, '8.4, as before.'],
  [84, 80, 0, '8.0, down from 8.4.'],
])('says how %i became %i with %i blanks', (before, value, blanks, sentence) => {
  expect(headline(judged(before, value), open(blanks))).toBe(sentence);
});

it('calls a good email that was left alone neither better nor worse', () => {
  expect(headline({ ...judged(100, 100), isUntouched: true }, [])).toBe('10. Nothing to change.');
  expect(headline({ ...judged(85, 85), isUntouched: true }, [])).toBe(
    '8.5. Strong; the rest only you can change.',
  );
  expect(headline({ ...judged(55, 55), isUntouched: true }, [])).toBe(
    '5.5. The coach found nothing it could change safely.',
  );
});

it('says what holds a score down', () => {
  const tag = { rule: 'unfilled-merge-tag', words: '{{company}}', fact: 'unfilled merge tag' };
  expect(headline({ ...judged(40, 40), held: tag }, [])).toBe('4.0, held there by “{{company}}”.');
  expect(headline({ ...judged(31, 40), held: tag }, [])).toBe(
    '4.0, up from 3.1, held there by “{{company}}”.',
  );
  const short = { rule: 'few-words', words: null, fact: 'hardly a message' };
  expect(headline({ ...judged(30, 30), held: short }, [])).toBe(
    '3.0, held there: hardly a message.',
  );
});

it('says of an email written from a brief what it comes to, and compares it with nothing', () => {
  const composed = { ...judged(87, 87), isUntouched: true, isComposed: true };
  expect(headline(composed, open(3))).toBe(
    'Written from your brief: 8.7 so far. Three blanks are yours to fill, worth 1.2.',
  );
  expect(
    headline(composed, [
      { wins: 0, won: null },
      { wins: 5, won: null },
    ]),
  ).toBe('Written from your brief: 8.7 so far. Two blanks are yours to fill, worth 0.5.');
  expect(headline({ ...composed, value: 91 }, [])).toBe('Written from your brief: 9.1.');
  const tag = { rule: 'unfilled-merge-tag', words: '{{company}}', fact: 'unfilled merge tag' };
  expect(headline({ ...composed, value: 40, before: 40, held: tag }, [])).toBe(
    'Written from your brief: 4.0, held there by “{{company}}”.',
  );
});
