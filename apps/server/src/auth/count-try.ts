import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** In one window, for one account. */
export const triesAllowed = 10;
const windowInMs = 60_000;

/**
 * Counts a try to sign in to this account, from whatever address, and answers how many there were
 * lately. Known and unknown accounts are counted alike; nobody waits for longer than the window.
 */
export async function countTry(db: Database, email: string, now: Date): Promise<number> {
  const key = `account|${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`;
  const moment = now.getTime();
  const isOver = sql<boolean>`rate_limits."lastRequest" <= ${moment - windowInMs}`;
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
