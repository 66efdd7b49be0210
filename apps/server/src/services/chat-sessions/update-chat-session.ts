import { foldText, type ChatSession, type UpdateChatSessionRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';
import { findChatSession } from './find-chat-session.ts';

/**
 * Renames a session, which brings it to the front unless it is taken back to where it was, or puts
 * it into the archive or back.
 */
export async function updateChatSession(
  ctx: Context,
  id: string,
  { session_name, is_archived, last_activity }: UpdateChatSessionRequest,
): Promise<ChatSession> {
  return withUser(ctx, async (tx) => {
    const former = await findChatSession(ctx, tx, id);
    const folded_name = foldText(session_name ?? former.title);
    const isBroughtForward = session_name !== undefined && last_activity === undefined;
    const changes = {
      ...(session_name !== undefined && { session_name, folded_name }),
      ...(is_archived !== undefined && { is_archived }),
      ...(isBroughtForward && { last_activity: ctx.now() }),
      ...(last_activity !== undefined && { last_activity: takenBack(ctx, last_activity) }),
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

/** The earlier moment; what was said since then still counts. */
function takenBack({ user }: Context, moment: string) {
  return sql<Date>`LEAST(last_activity, GREATEST(${new Date(moment)}::timestamptz, (
    SELECT max(created_at)
    FROM chat_messages
    WHERE session_id = chat_sessions.id AND user_id = ${user.id}
  )))`;
}
