import { expect, it } from 'vitest';
import { codeOf, stepOf } from './step-of.ts';

const secret = '12345678901234567890';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('knows the code that the standard gives for second %i', (second, code) => {
  expect(codeOf(secret, Math.floor(second / 30))).toBe(code);
});

it('takes a code half a minute early or late, and none further off', () => {
  const now = new Date(1_234_567_890_000);
  const present = Math.floor(1_234_567_890 / 30);
  const steps = [-2, -1, 0, 1, 2].map((by) => stepOf(codeOf(secret, present + by), secret, now));
  expect(steps).toEqual([null, present - 1, present, present + 1, null]);
});

it.each(['', '12345', '1234567', '١٢٣٤٥٦'])('takes %o for no code', (code) => {
  expect(stepOf(code, secret, new Date(59_000))).toBeNull();
});
