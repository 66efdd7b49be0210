import { paths } from '@replysmith/contract';
import { verifyPassword } from 'better-auth/crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { consumeRateLimit } from './rate-limit.ts';

export type PasswordCheck = 'right' | 'wrong' | 'too_many_tries';

/** Whether this is the password of who is signed in: asked again before what cannot be undone. */
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

/** With a new address one writes an account, with a known one the other writes a link. */
const uneven = new Set<string>([paths.accounts.signUp, paths.accounts.requestReset]);

/** Holds back what went well until `ms` have passed, so that its time does not tell who has an account. */
export function evenOut(answer: Answer, ms: number): Answer {
  return async (request) => {
    if (!uneven.has(new URL(request.url).pathname)) return answer(request);
    const time = setTimeout(ms);
    const response = await answer(request);
    if (response.ok) await time;
    return response;
  };
}
