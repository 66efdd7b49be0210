import { createOTP } from '@better-auth/utils/otp';
import { expect, it } from 'vitest';
import { stepOf } from './before-call.ts';

const secret = '12345678901234567890';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('knows the code that the standard gives for second %i', async (second, code) => {
  expect(await stepOf(code, secret, new Date(second * 1_000))).toBe(Math.floor(second / 30));
});

it('takes a code half a minute early or late, and none further off', async () => {
  const now = new Date(1_234_567_890_000);
  const present = Math.floor(1_234_567_890 / 30);
  const { hotp } = createOTP(secret);
  const steps = [-2, -1, 0, 1, 2].map(async (by) => stepOf(await hotp(present + by), secret, now));
  expect(await Promise.all(steps)).toEqual([null, present - 1, present, present + 1, null]);
});

it.each(['', '12345', '1234567', '١٢٣٤٥٦'])('takes %o for no code', async (code) => {
  expect(await stepOf(code, secret, new Date(59_000))).toBeNull();
});
