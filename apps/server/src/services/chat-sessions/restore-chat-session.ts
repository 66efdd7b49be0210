import type { ChatSession } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/** Has a deleted session back where it was; one that is there just stays. */
export async function restoreChatSession(ctx: Context, id: string): Promise<ChatSession> {
  const row = await withUser(ctx, (tx) =>
    tx
      .updateTable('chat_sessions')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(chatSessionColumns)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
