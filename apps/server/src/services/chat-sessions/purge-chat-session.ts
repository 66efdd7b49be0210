import type { ChatSession } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/** Deletes for good, with all that was said in it, what has been deleted already; nothing else. */
export async function purgeChatSession(ctx: Context, id: string): Promise<ChatSession> {
  const row = await withUser(ctx, (tx) =>
    tx
      .deleteFrom('chat_sessions')
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is not', null)
      .returning(chatSessionColumns)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
