import { paths } from '@replysmith/contract';
import { verifyPassword } from 'better-auth/crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { consumeRateLimit } from './rate-limit.ts';

export type PasswordCheck = 'right' | 'wrong' | 'too_many_tries';

/**
 * Whether this is the signed-in user's password. It is asked for again before actions that cannot
 * be undone.
 */
export async function checkPassword(
  db: Database,
  userId: string,
  password: string,
): Promise<PasswordCheck> {
  if (await consumeRateLimit(db, 'password', userId, new Date())) return 'too_many_tries';
  const account = await db
    .selectFrom('auth.accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (!account?.password) return 'wrong';
  return (await verifyPassword({ hash: account.password, password })) ? 'right' : 'wrong';
}

type Answer = (request: Request) => Promise<Response>;

/**
 * Calls that do different work for a known and an unknown address: they write an account, or a
 * link.
 */
const uneven = new Set<string>([paths.accounts.signUp, paths.accounts.requestReset]);

/**
 * Delays successful answers until `ms` have passed, so that their duration does not reveal whether
 * an account exists.
 */
export function evenOut(answer: Answer, ms: number): Answer {
  return async (request) => {
    if (!uneven.has(new URL(request.url).pathname)) return answer(request);
    const time = setTimeout(ms);
    const response = await answer(request);
    if (response.ok) await time;
    return response;
  };
}
