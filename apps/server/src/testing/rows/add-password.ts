import { hashPassword } from 'better-auth/crypto';
import type { Database } from '../../platform/db/database.ts';
import { password } from '../account-calls.ts';

/** Gives a person the password of `account-calls.ts`. */
export async function addPassword(everything: Database, userId: string): Promise<void> {
  await everything
    .insertInto('auth.accounts')
    .values({
      ...{ userId, accountId: userId, providerId: 'credential' },
      ...{ password: await hashPassword(password), updatedAt: new Date() },
    })
    .execute();
}
