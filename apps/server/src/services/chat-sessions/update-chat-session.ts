import type { ChatSession, UpdateChatSessionRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';
import { findChatSession } from './find-chat-session.ts';

/** Renames a session, which brings it to the front, or puts it into the archive or back. */
export async function updateChatSession(
  ctx: Context,
  id: string,
  { session_name, is_archived }: UpdateChatSessionRequest,
): Promise<ChatSession> {
  const changes = {
    ...(session_name !== undefined && { session_name, last_activity: ctx.now() }),
    ...(is_archived !== undefined && { is_archived }),
  };
  return withUser(ctx, async (tx) => {
    if (Object.keys(changes).length === 0) return findChatSession(ctx, tx, id);
    const row = await tx
      .updateTable('chat_sessions')
      .set(changes)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning(chatSessionColumns)
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    return toChatSession(row);
  });
}
