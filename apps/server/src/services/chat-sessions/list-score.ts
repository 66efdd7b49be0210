import { verdictOf, type ChatSession, type Optimization } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/**
 * Lists a session, which the transaction has locked, with the score of its rewrite in use: the one
 * that was proposed, or what the writer's choices left of it. A text that is no email to judge has none.
 */
export async function listScore(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  { reading, score }: Optimization,
  value = score.optimized_score,
): Promise<ChatSession> {
  const row = await tx
    .updateTable('chat_sessions')
    .set({ latest_score: verdictOf(reading, value) })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .returning(chatSessionColumns)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
