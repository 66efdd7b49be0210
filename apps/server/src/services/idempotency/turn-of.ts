import { createHash } from 'node:crypto';

/** The number of the turn in which a person's calls about the same thing are done one by one. */
export function turnOf(userId: string, thing: string): bigint {
  return createHash('sha256').update(`${userId} ${thing}`).digest().readBigInt64BE();
}
