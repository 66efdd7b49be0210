import type { ChatMessage } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import type { Context } from '../context.ts';
import { chatMessageColumns, toChatMessage } from './chat-message-row.ts';

/** A session's messages in the order they were written. */
export async function listChatMessages(ctx: Context, sessionId: string): Promise<ChatMessage[]> {
  const rows = await withUser(ctx, async (tx) => {
    const session = await findChatSession(ctx, tx, sessionId);
    return tx
      .selectFrom('chat_messages')
      .select(chatMessageColumns)
      .where('session_id', '=', session.id)
      .where('user_id', '=', ctx.user.id)
      .orderBy('position')
      .execute();
  });
  return rows.map((row) => toChatMessage(ctx, row));
}
