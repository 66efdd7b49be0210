import { expect, it } from 'vitest';
import { blanksLeft } from './blanks-left.ts';

it.each([
  [1, 4, 'One blank is yours to fill, worth 0.4.'],
  [2, 13, 'Two blanks are yours to fill, worth 1.3.'],
  [12, 0, '12 blanks are yours to fill.'],
])('says how many blanks are left and what they are worth: %i, %i', (count, wins, sentence) => {
  expect(blanksLeft(count, wins)).toBe(sentence);
});
