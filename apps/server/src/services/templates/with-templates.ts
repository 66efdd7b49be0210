import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { turnOf } from '../idempotency/turn-of.ts';

/**
 * One transaction that changes a person's templates. These take turns, person by person: their
 * counts and the rows that many of them share are then never locked in opposite orders.
 */
export function withTemplates<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return withUser(ctx, work, { turn: turnOf(ctx.user.id, 'templates') });
}
