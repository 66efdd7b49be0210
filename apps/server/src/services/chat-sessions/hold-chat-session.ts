import type { ChatSession } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/** The caller's session, which cannot go for good until the transaction ends. */
export async function holdChatSession(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<ChatSession> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(chatSessionColumns)
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
