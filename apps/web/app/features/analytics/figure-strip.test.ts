import { expect, it } from 'vitest';
import { averageChange, countChange } from './figure-strip.tsx';

it.each([
  [12, 8, 7, '4 more than in the 7 days before (+50%)'],
  [6, 8, 14, '2 fewer than in the 14 days before (−25%)'],
  [3, 0, 7, 'New: none in the 7 days before'],
  [0, 0, 7, 'None in the 7 days before either'],
  [0, 4, 1, '4 fewer than in the day before (−100%)'],
  [5, 5, 30, 'Same as in the 30 days before'],
  [1001, 1000, 7, '1 more than in the 7 days before (±0%)'],
])('%i emails after %i in %i days are told as "%s"', (now, before, days, words) => {
  expect(countChange(now, before, days)).toBe(words);
});

it.each([
  [27.5, 25, '2.5 points more than in the 7 days before (+10%)'],
  [24, 25, '1 point less than in the 7 days before (−4%)'],
  [24.1, 24.1, 'Same as in the 7 days before'],
  [0.3, 0.1, '0.2 points more than in the 7 days before (+200%)'],
  [4, -2, '6 points more than in the 7 days before'],
  [4, null, 'New: no email in the 7 days before'],
  [null, 4, null],
])('an average of %s after %s is told as "%s"', (now, before, words) => {
  expect(averageChange(now, before, 7)).toBe(words);
});
