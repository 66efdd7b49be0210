import { Optimization } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import { listedScore } from '../chat-sessions/listed-score.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Lists the session with the score of this rewrite; gives the moment that puts it before all others. */
export async function putInUse(ctx: Context, tx: UserTransaction, id: string): Promise<Date> {
  const rewrite = await tx
    .selectFrom('chat_messages')
    .select(['session_id', 'optimization_results'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  const { data: optimization } = Optimization.safeParse(rewrite?.optimization_results);
  if (!rewrite || !optimization) throw new AppError('not_found');
  const { session_id } = rewrite;
  // Held until the end, so that none is chosen and none is kept beside it.
  await tx
    .updateTable('chat_sessions')
    .set({ latest_score: listedScore(optimization) })
    .where('id', '=', session_id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  const { latest } = await tx
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.max(fn.coalesce('chosen_at', 'created_at')).as('latest'))
    .where('session_id', '=', session_id)
    .where('user_id', '=', ctx.user.id)
    .where('optimization_results', 'is not', null)
    .executeTakeFirstOrThrow();
  // The clocks of two servers may differ.
  return new Date(Math.max(ctx.now().getTime(), latest.getTime() + 1));
}
