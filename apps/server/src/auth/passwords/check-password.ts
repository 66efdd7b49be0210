import { verifyPassword } from 'better-auth/crypto';
import type { Database } from '../../db/database.ts';
import { countTry } from '../count-try.ts';

export type PasswordCheck = 'right' | 'wrong' | 'too_many_tries';

/** Whether this is the password of who is signed in: asked again before what cannot be undone. */
export async function checkPassword(
  db: Database,
  userId: string,
  password: string,
): Promise<PasswordCheck> {
  if (await countTry(db, 'password', userId, new Date())) return 'too_many_tries';
  const account = await db
    .selectFrom('auth.accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (!account?.password) return 'wrong';
  return (await verifyPassword({ hash: account.password, password })) ? 'right' : 'wrong';
}
