import type { ChatSession } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/**
 * For an answer that came: moves the session to the front, out of the archive too where it was
 * asked there, and locks it until the transaction ends. One that was archived or deleted meanwhile
 * gets its answer, and stays where it was put.
 */
export async function touchChatSession(
  ctx: Context,
  tx: UserTransaction,
  { id, is_archived: wasArchived }: Pick<ChatSession, 'id' | 'is_archived'>,
): Promise<ChatSession> {
  const row = await tx
    .updateTable('chat_sessions')
    .set({ last_activity: ctx.now(), ...(wasArchived && { is_archived: false }) })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .returning(chatSessionColumns)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
