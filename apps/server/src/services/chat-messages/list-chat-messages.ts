import type { ChatMessage } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import type { Context } from '../context.ts';
import { chatMessageColumns, toChatMessage } from './chat-message-row.ts';
import { selectAnswered } from './select-answered.ts';

/** A session's messages in the order they were written, each answer right behind what it answers. */
export async function listChatMessages(ctx: Context, sessionId: string): Promise<ChatMessage[]> {
  const rows = await withUser(ctx, async (tx) => {
    const session = await findChatSession(ctx, tx, sessionId);
    return selectAnswered(ctx, tx, [session.id])
      .select(chatMessageColumns.map((column) => `message.${column}` as const))
      .orderBy('asked.position')
      .orderBy('message.position')
      .execute();
  });
  return rows.map((row) => toChatMessage(ctx, row));
}
