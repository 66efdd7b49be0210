import type { ChatSession } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { findChatSession } from './find-chat-session.ts';

/** Takes a session out of sight; for thirty days it can be had back. One that is deleted stays so. */
export async function deleteChatSession(ctx: Context, id: string): Promise<ChatSession> {
  return withUser(ctx, async (tx) => {
    await tx
      .updateTable('chat_sessions')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .execute();
    return findChatSession(ctx, tx, id, { orDeleted: true });
  });
}
