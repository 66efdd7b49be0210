import { APIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Database } from '../../db/database.ts';
import type { HookContext } from '../hook-context.ts';
import { stepOf } from './step-of.ts';

/**
 * Lets each code of an authenticator app through once, however many ask at the same moment: Better
 * Auth accepts a right code as often as it is sent. Wrong codes are left to it to refuse and count.
 */
export async function claimCode(ctx: HookContext, db: Database, userId: string): Promise<void> {
  const twoFactor = await db
    .selectFrom('auth.two_factors')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!twoFactor) return;
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: twoFactor.secret });
  const { code } = ctx.body as { code: string };
  const step = await stepOf(code, secret, new Date());
  if (step === null) return;
  const claimed = await db
    .updateTable('auth.two_factors')
    .set({ lastStep: step })
    .where('id', '=', twoFactor.id)
    .where((is) => is.or([is('lastStep', 'is', null), is('lastStep', '<', step)]))
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
}
