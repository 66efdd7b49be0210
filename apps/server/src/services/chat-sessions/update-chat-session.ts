import { foldText, type ChatSession, type UpdateChatSessionRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';
import { findChatSession } from './find-chat-session.ts';

/** Renames a session, which brings it to the front, or puts it into the archive or back. */
export async function updateChatSession(
  ctx: Context,
  id: string,
  { session_name, is_archived }: UpdateChatSessionRequest,
): Promise<ChatSession> {
  return withUser(ctx, async (tx) => {
    const former = await findChatSession(ctx, tx, id);
    const folded_name = foldText(session_name ?? former.title);
    const changes = {
      ...(session_name !== undefined && { session_name, folded_name, last_activity: ctx.now() }),
      ...(is_archived !== undefined && { is_archived }),
    };
    if (Object.keys(changes).length === 0) return former;
    const row = await tx
      .updateTable('chat_sessions')
      .set(changes)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(chatSessionColumns)
      .executeTakeFirstOrThrow();
    return toChatSession(row);
  });
}
