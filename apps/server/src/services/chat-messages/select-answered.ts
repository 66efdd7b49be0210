import { anyOf } from '../../db/any-of.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/**
 * The messages of some sessions, each beside `asked`: what it answers, or itself. Two that were
 * asked at once may have been answered in any order.
 */
export function selectAnswered(ctx: Context, tx: UserTransaction, sessionIds: readonly string[]) {
  return tx
    .selectFrom('chat_messages as message')
    .leftJoin('ai_requests as request', (join) =>
      join
        .onRef('request.answer_message_id', '=', 'message.id')
        .onRef('request.session_id', '=', 'message.session_id')
        .onRef('request.user_id', '=', 'message.user_id'),
    )
    .innerJoin('chat_messages as asked', (join) =>
      join
        .on((on) => on('asked.id', '=', on.fn.coalesce('request.asked_message_id', 'message.id')))
        .onRef('asked.user_id', '=', 'message.user_id'),
    )
    .where('message.session_id', '=', anyOf(sessionIds))
    .where('message.user_id', '=', ctx.user.id);
}
