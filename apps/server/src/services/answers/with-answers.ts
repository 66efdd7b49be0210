import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { turnOf } from '../idempotency/turn-of.ts';

type Manner = NonNullable<Parameters<typeof withUser>[2]>;

/**
 * In the caller's turn with their answers. Beginning and ending them locks what they have used, one
 * after the other anyway; so a crowd of them waits without a connection, for as long as it takes.
 */
export function withAnswers<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
  manner: Pick<Manner, 'isLasting'> = {},
): Promise<Result> {
  return withUser(ctx, work, { ...manner, turn: turnOf(ctx.user.id, 'answers') });
}
