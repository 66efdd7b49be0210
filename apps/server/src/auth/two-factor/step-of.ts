import { timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';

const stepInMs = 30_000;

/**
 * Which half minute a code belongs to: the present one, the one before or the one after, as clocks
 * differ. Null for a code that is not right. As RFC 6238 has it, with six digits.
 */
export async function stepOf(code: string, secret: string, now: Date): Promise<number | null> {
  const present = Math.floor(now.getTime() / stepInMs);
  const { hotp } = createOTP(secret);
  for (const step of [present + 1, present, present - 1]) {
    if (isSame(await hotp(step), code)) return step;
  }
  return null;
}

function isSame(ours: string, given: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
