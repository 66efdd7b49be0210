import { usedFrom } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/**
 * The moment that puts a rewrite, as it comes or is chosen, before all others of its session, which
 * the transaction has locked. It may lie ahead of the clock: those of two servers differ.
 */
export async function nextUse(ctx: Context, tx: UserTransaction, sessionId: string): Promise<Date> {
  const rewrites = await tx
    .selectFrom('chat_messages')
    .select(['chosen_at', 'created_at'])
    .where('session_id', '=', sessionId)
    .where('user_id', '=', ctx.user.id)
    .where('optimization_results', 'is not', null)
    .execute();
  const later = rewrites.map((rewrite) => usedFrom(rewrite) + 1);
  return new Date(Math.max(ctx.now().getTime(), ...later));
}
