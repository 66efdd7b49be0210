import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** In one window, for one account. */
export const triesAllowed = 10;
export const windowInSeconds = 60;

/** What is guessed at: the password when signing in, the password of who is signed in, or a code. */
type Guessed = 'account' | 'password' | 'code';

/**
 * Counts a try at this account, by its address or id, from wherever it comes, and answers how many
 * there were lately. Known and unknown accounts are counted alike; nobody waits for longer than the
 * window.
 */
export async function countTry(
  db: Database,
  guessed: Guessed,
  account: string,
  now: Date,
): Promise<number> {
  const name = account.trim().toLowerCase();
  const key = `${guessed}|${createHash('sha256').update(name).digest('hex')}`;
  const moment = now.getTime();
  const isOver = sql<boolean>`rate_limits."lastRequest" <= ${moment - windowInSeconds * 1_000}`;
  const { count } = await db
    .insertInto('auth.rate_limits')
    .values({ key, count: 1, lastRequest: moment })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE rate_limits.count + 1 END`,
        lastRequest: sql`CASE WHEN ${isOver} THEN ${moment} ELSE rate_limits."lastRequest" END`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}
