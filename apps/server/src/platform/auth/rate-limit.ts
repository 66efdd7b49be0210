import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

type Limit = { readonly tries: number; readonly seconds: number };

const guesses: Limit = { tries: 10, seconds: 60 };
const mails: Limit = { tries: 5, seconds: 60 * 60 };
const forms: Limit = { tries: 5, seconds: 60 };

/** How often something may be tried, for one account, in which time. */
const limits = {
  /** Signing in to an account from browsers that it does not know, all together. */
  account: guesses,
  /** Signing in from one browser that it knows. */
  browser: guesses,
  /** The password of who is signed in. */
  password: guesses,
  code: guesses,
  /** Having a mail sent, by its kind: a link that came before still works as long as this lasts. */
  verifyEmail: mails,
  resetPassword: mails,
  addressInUse: mails,
  weeklyReport: mails,
  /** What asks the payment provider. */
  billing: { tries: 20, seconds: 60 },
  checkout: forms,
  portal: forms,
  exportAccount: forms,
  search: { tries: 30, seconds: 60 },
  /** What is deleted, once with each search of what is archived. */
  deletedSearch: { tries: 30, seconds: 60 },
  /** A page further on, or suggestions, which come as fast as one types. */
  lookUp: { tries: 300, seconds: 60 },
  /** Which templates are like a text, and where it belongs. */
  likeness: { tries: 30, seconds: 60 },
  /** What pages report of themselves: at once, and in all. */
  report: { tries: 20, seconds: 60 },
  reportOfDay: { tries: 300, seconds: 24 * 60 * 60 },
} satisfies Record<string, Limit>;

export type Tried = keyof typeof limits;

/**
 * Counts a try at this account, by its address or id, from wherever it comes. Gives after how many
 * seconds to come back when there were too many lately, or else null. Known and unknown accounts
 * are counted alike; what is tried at an account from elsewhere is not counted for a browser that
 * it knows, or anybody could keep its owner out.
 */
export async function consumeRateLimit(
  db: Database,
  tried: Tried,
  account: string,
  now: Date,
): Promise<number | null> {
  const { tries, seconds } = limits[tried];
  const moment = now.getTime();
  const isOver = sql<boolean>`rate_limits."lastRequest" <= ${moment - seconds * 1_000}`;
  const { count, lastRequest } = await db
    .insertInto('auth.rate_limits')
    .values({ key: keyOf(tried, account), count: 1, lastRequest: moment })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE rate_limits.count + 1 END`,
        lastRequest: sql`CASE WHEN ${isOver} THEN ${moment} ELSE rate_limits."lastRequest" END`,
      }),
    )
    .returning(['count', 'lastRequest'])
    .executeTakeFirstOrThrow();
  if (count <= tries) return null;
  return Math.max(1, Math.ceil((Number(lastRequest) - moment) / 1_000) + seconds);
}

export async function resetRateLimit(
  db: Database,
  tried: readonly Tried[],
  account: string,
): Promise<void> {
  const keys = tried.map((one) => keyOf(one, account));
  await db.deleteFrom('auth.rate_limits').where('key', 'in', keys).execute();
}

function keyOf(tried: Tried, account: string): string {
  const name = account.trim().toLowerCase();
  return `${tried}|${createHash('sha256').update(name).digest('hex')}`;
}
