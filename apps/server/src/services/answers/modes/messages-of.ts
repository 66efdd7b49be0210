import type { ChatMessage, MessageType } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import { chatMessageColumns, toChatMessage } from '../../chat-messages/chat-message-row.ts';
import type { Context } from '../../context.ts';

/** As far back as an answer looks. */
const mostMessages = 20;

/** The latest messages of one kind in a session, oldest first; only what was said after `position`. */
export async function messagesOf(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
  { type, after = '0' }: { readonly type: MessageType; readonly after?: string },
): Promise<ChatMessage[]> {
  if (sessionId === null) return [];
  const rows = await tx
    .selectFrom('chat_messages')
    .select(chatMessageColumns)
    .where('user_id', '=', ctx.user.id)
    .where('session_id', '=', sessionId)
    .where('message_type', '=', type)
    .where('position', '>', after)
    .orderBy('position', 'desc')
    .limit(mostMessages)
    .execute();
  return rows.reverse().map((row) => toChatMessage(ctx, row));
}
