import type { ChatSession } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/**
 * Keeps what an answer brought and moves the session to the front, out of the archive too. One that
 * was deleted meanwhile gets its answer, and stays deleted.
 */
export async function touchChatSession(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  { latest_score }: { readonly latest_score: ChatSession['latest_score'] | undefined },
): Promise<ChatSession> {
  const row = await tx
    .updateTable('chat_sessions')
    .set({
      ...(latest_score !== undefined && { latest_score }),
      last_activity: ctx.now(),
      is_archived: false,
    })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .returning(chatSessionColumns)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
