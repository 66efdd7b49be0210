import type { ChatMessage, MessageType } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import { chatMessageColumns, toChatMessage } from '../../chat-messages/chat-message-row.ts';
import { selectAnswered } from '../../chat-messages/select-answered.ts';
import type { Context } from '../../context.ts';

/** As far back as an answer looks. */
const mostMessages = 20;

type Said = {
  readonly type: MessageType;
  /** Only what stands before the message at this position in the conversation. */
  readonly before?: string | undefined;
};

/**
 * The latest messages of one kind in a session, each answer behind what it answers; of several tries
 * of a message the newest alone, in the place of the first.
 */
export async function messagesOf(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
  { type, before }: Said,
): Promise<ChatMessage[]> {
  if (sessionId === null) return [];
  const rows = await selectAnswered(ctx, tx, [sessionId])
    .innerJoin('chat_messages as first', (join) =>
      join.on((on) => on('first.id', '=', on.fn.coalesce('asked.variant_of', 'asked.id'))),
    )
    .select(chatMessageColumns.map((column) => `message.${column}` as const))
    .where('message.message_type', '=', type)
    .$if(before !== undefined, (query) => query.where('first.position', '<', before ?? '0'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('chat_messages as newer')
            .select('newer.id')
            .whereRef('newer.variant_of', '=', 'first.id')
            .whereRef('newer.user_id', '=', 'first.user_id')
            .whereRef('newer.position', '>', 'asked.position'),
        ),
      ),
    )
    .orderBy('first.position', 'desc')
    .orderBy('message.position', 'desc')
    .limit(mostMessages)
    .execute();
  return rows.reverse().map((row) => toChatMessage(ctx, row));
}
