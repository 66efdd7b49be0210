import { createHmac, timingSafeEqual } from 'node:crypto';

const stepInMs = 30_000;

/**
 * Which half minute a code belongs to: the present one, the one before or the one after, as clocks
 * differ. Null for a code that is not right. As RFC 6238 has it, with six digits.
 */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const present = Math.floor(now.getTime() / stepInMs);
  const fits = [present - 1, present, present + 1].filter((step) =>
    isSame(codeOf(secret, step), code),
  );
  return fits.at(-1) ?? null;
}

/** The code that an authenticator app shows in that half minute. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

function isSame(ours: string, given: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
