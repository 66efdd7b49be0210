import { expect, it } from 'vitest';
import { blankWorth } from './blanks.tsx';

it.each([
  [{ wins: 4, won: null }, 'worth 0.4'],
  [{ wins: 0, won: null }, null],
  [{ wins: 4, won: 4 }, '+0.4'],
  [{ wins: 4, won: -6 }, '−0.6'],
  [{ wins: 4, won: 0 }, null],
])('says what a blank is worth, and then what its answer won: %o', (blank, words) => {
  expect(blankWorth(blank)).toBe(words);
});
