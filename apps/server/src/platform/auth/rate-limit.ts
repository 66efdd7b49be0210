import { lengths } from '@replysmith/contract';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

type Limit = { readonly attempts: number; readonly seconds: number };

const guesses: Limit = { attempts: 10, seconds: 60 };
const mails: Limit = { attempts: 5, seconds: 60 * 60 };
const forms: Limit = { attempts: 5, seconds: 60 };

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
  /** Access keys that do not work, from one network address. */
  accessKey: { attempts: 20, seconds: 60 },
  /** What asks the payment provider. */
  billing: { attempts: 20, seconds: 60 },
  checkout: forms,
  portal: forms,
  exportAccount: forms,
  /** A ping, or a delivery sent again. */
  webhook: { attempts: 10, seconds: 60 },
  /** Each is scored. */
  sentEmail: { attempts: 300, seconds: 60 },
  search: { attempts: 30, seconds: 60 },
  /** What is deleted, once with each search of what is archived. */
  deletedSearch: { attempts: 30, seconds: 60 },
  /** A page further on, or suggestions, which come as fast as one types. */
  lookUp: { attempts: 300, seconds: 60 },
  /** Which templates are like a text, and where it belongs. */
  likeness: { attempts: 30, seconds: 60 },
  /** What agents ask in somebody's name: at once, and in all. */
  agentCall: { attempts: lengths.agentCallsPerMinute, seconds: 60 },
  agentCallOfHour: { attempts: lengths.agentCallsPerHour, seconds: 60 * 60 },
  /** What pages report of themselves: at once, and in all. */
  report: { attempts: 20, seconds: 60 },
  reportOfDay: { attempts: 300, seconds: 24 * 60 * 60 },
} satisfies Record<string, Limit>;

export type Attempt = keyof typeof limits;

/**
 * Counts an attempt at this account, by its address or id, from wherever it comes. Gives after how many
 * seconds to come back when there were too many lately, or else null. Known and unknown accounts
 * are counted alike; what is tried at an account from elsewhere is not counted for a browser that
 * it knows, or anybody could keep its owner out.
 */
export async function consumeRateLimit(
  db: Database,
  attempt: Attempt,
  account: string,
  now: Date,
): Promise<number | null> {
  const { attempts, seconds } = limits[attempt];
  const moment = now.getTime();
  const isOver = sql<boolean>`rate_limits."lastRequest" <= ${moment - seconds * 1_000}`;
  const { count, lastRequest } = await db
    .insertInto('auth.rate_limits')
    .values({ key: keyOf(attempt, account), count: 1, lastRequest: moment })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE rate_limits.count + 1 END`,
        lastRequest: sql`CASE WHEN ${isOver} THEN ${moment} ELSE rate_limits."lastRequest" END`,
      }),
    )
    .returning(['count', 'lastRequest'])
    .executeTakeFirstOrThrow();
  if (count <= attempts) return null;
  return Math.max(1, Math.ceil((Number(lastRequest) - moment) / 1_000) + seconds);
}

export async function resetRateLimit(
  db: Database,
  attempts: readonly Attempt[],
  account: string,
): Promise<void> {
  const keys = attempts.map((one) => keyOf(one, account));
  await db.deleteFrom('auth.rate_limits').where('key', 'in', keys).execute();
}

function keyOf(attempt: Attempt, account: string): string {
  const name = account.trim().toLowerCase();
  return `${attempt}|${createHash('sha256').update(name).digest('hex')}`;
}
