import type { ChatSession } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { findChatSession } from './find-chat-session.ts';

export async function getChatSession(ctx: Context, id: string): Promise<ChatSession> {
  return withUser(ctx, (tx) => findChatSession(ctx, tx, id));
}
