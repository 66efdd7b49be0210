import { expect, it } from 'vitest';
import { blanksLeft } from './blanks.ts';

it.each([
  [1, 64, 'One blank is yours to fill: filled well, that makes 6.4.'],
  [2, 100, 'Two blanks are yours to fill: filled well, that makes 10.'],
  [12, null, '12 blanks are yours to fill.'],
])(
  'says how many blanks are left and what they would make it: %i, %o',
  (count, filled, sentence) => {
    expect(blanksLeft(count, filled)).toBe(sentence);
  },
);
