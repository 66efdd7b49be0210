import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

type Limit = { readonly tries: number; readonly seconds: number };

const guesses: Limit = { tries: 10, seconds: 60 };
const mails: Limit = { tries: 5, seconds: 60 * 60 };
const forms: Limit = { tries: 5, seconds: 60 };

/** How often something may be tried for one account, and in what time. */
const limits = {
  /** Signing in to an account from all unknown browsers together. */
  account: guesses,
  /** Signing in from one known browser. */
  browser: guesses,
  /** The password of a signed-in user. */
  password: guesses,
  code: guesses,
  /** Requesting a mail, by its kind. A link that was sent earlier is valid for at least as long. */
  verifyEmail: mails,
  resetPassword: mails,
  addressInUse: mails,
  weeklyReport: mails,
  /** Calls that ask the payment provider. */
  billing: { tries: 20, seconds: 60 },
  checkout: forms,
  portal: forms,
  exportAccount: forms,
  search: { tries: 30, seconds: 60 },
  /** Searches of deleted sessions, which run along with each search of archived ones. */
  deletedSearch: { tries: 30, seconds: 60 },
  /** Further pages, and suggestions, which come as fast as one types. */
  lookUp: { tries: 300, seconds: 60 },
  /** Finding similar templates, and suggesting where a text belongs. */
  likeness: { tries: 30, seconds: 60 },
  /** Reports from pages: in a short time, and in all. */
  report: { tries: 20, seconds: 60 },
  reportOfDay: { tries: 300, seconds: 24 * 60 * 60 },
} satisfies Record<string, Limit>;

export type Tried = keyof typeof limits;

/**
 * Counts a try for this account, by its address or id. Returns after how many seconds to try again
 * when there were too many, else null. Known and unknown accounts are counted alike. Tries from
 * elsewhere are not counted for a known browser; otherwise anybody could lock the owner out.
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
