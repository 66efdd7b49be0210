import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { turnOf } from '../idempotency/turn-of.ts';

/** One transaction that may add to a person's campaigns. These take turns, person by person. */
export function withCampaigns<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return withUser(ctx, work, { turn: turnOf(ctx.user.id, 'campaigns') });
}
