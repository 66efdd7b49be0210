import { createHash } from 'node:crypto';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** One transaction in which nobody else, on any server, changes what this person pays for. */
export function inBillingTurn<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  const digest = createHash('sha256').update(`billing of ${ctx.user.id}`).digest();
  return withUser(ctx, work, { turn: digest.readBigInt64BE() });
}
