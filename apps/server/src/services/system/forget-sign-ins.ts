import { periods } from '@replysmith/contract';
import type { Services } from '../context.ts';

const day = 86_400_000;

/**
 * Forgets sessions and links that are over, and attempts that count for nothing any more: with them
 * go the network addresses they came from. Gives how many rows there were.
 */
export async function forgetSignIns({ db, now }: Services): Promise<number> {
  const moment = now();
  const gone = [
    await db.deleteFrom('auth.sessions').where('expiresAt', '<', moment).executeTakeFirstOrThrow(),
    await db
      .deleteFrom('auth.verifications')
      .where('expiresAt', '<', moment)
      .executeTakeFirstOrThrow(),
    await db
      .deleteFrom('auth.rate_limits')
      .where('lastRequest', '<', String(moment.getTime() - periods.attemptDays * day))
      .executeTakeFirstOrThrow(),
  ];
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
