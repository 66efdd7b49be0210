import { foldText, type ChatSession } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

export async function createChatSession(
  ctx: Context,
  tx: UserTransaction,
  session: Pick<ChatSession, 'title' | 'latest_score'>,
): Promise<ChatSession> {
  const now = ctx.now();
  const row = await tx
    .insertInto('chat_sessions')
    .values({
      ...session,
      folded_name: foldText(session.title),
      id: ctx.newId(),
      user_id: ctx.user.id,
      created_at: now,
      last_activity: now,
    })
    .returning(chatSessionColumns)
    .executeTakeFirstOrThrow();
  return toChatSession(row);
}
