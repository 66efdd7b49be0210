import type { ChatSession } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/** The caller's session; somebody else's is as good as none, and so is a deleted one. */
export async function findChatSession(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  { orDeleted = false } = {},
): Promise<ChatSession> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(chatSessionColumns)
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .$if(!orDeleted, (query) => query.where('deleted_at', 'is', null))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
