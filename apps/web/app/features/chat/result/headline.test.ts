import { expect, it } from 'vitest';
import { headline } from './judged-result.tsx';

const judged = (before: number, value: number) => ({
  before,
  value,
  isUntouched: false,
  isComposed: false,
});

const open = (count: number) => Array.from({ length: count }, () => ({ wins: 4, won: null }));

it.each([
  [61, 93, 0, '9.3, up from 6.1.'],
  [61, 93, 1, '9.3 so far, up from 6.1. One blank is yours to fill: filled well, that makes 9.7.'],
  [
    61,
    91,
    2,
    '9.1 so far, up from 6.1. Two blanks are yours to fill: filled well, that makes 9.9.',
  ],
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

it('promises nothing of blanks that win nothing', () => {
  expect(headline(judged(61, 93), [{ wins: 0, won: null }])).toBe(
    '9.3 so far, up from 6.1. One blank is yours to fill.',
  );
});

it('says of an email written from a brief what it comes to, and compares it with nothing', () => {
  const composed = { ...judged(87, 87), isUntouched: true, isComposed: true };
  expect(headline(composed, open(3))).toBe(
    'Written from your brief: 8.7 so far. Three blanks are yours to fill: filled well, that makes 9.9.',
  );
  expect(
    headline(composed, [
      { wins: 0, won: null },
      { wins: 5, won: null },
    ]),
  ).toBe(
    'Written from your brief: 8.7 so far. Two blanks are yours to fill: filled well, that makes 9.2.',
  );
  expect(headline({ ...composed, value: 91 }, [])).toBe('Written from your brief: 9.1.');
});
