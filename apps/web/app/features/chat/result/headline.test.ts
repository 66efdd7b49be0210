import { expect, it } from 'vitest';
import { headline } from './headline.ts';

it.each([
  [61, 93, 0, '9.3, up from 6.1.'],
  [61, 93, 1, '9.3, up from 6.1. One blank is yours to fill.'],
  [61, 100, 2, '10, up from 6.1. Two blanks are yours to fill.'],
  [84, 84, 0, '8.4, as before.'],
  [84, 80, 0, '8.0, down from 8.4.'],
])('says how %i became %i with %i blanks', (before, value, blanks, sentence) => {
  expect(headline(before, value, blanks)).toBe(sentence);
});
