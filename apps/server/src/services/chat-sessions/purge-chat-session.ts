import type { ChatSession } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import { stopAnswer } from '../answers/stop-answer.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/**
 * Deletes for good, with all that was said in it, what has been deleted already; nothing else. An
 * answer that is still written there is stopped first, and counted as any that is stopped.
 */
export async function purgeChatSession(ctx: Context, id: string): Promise<ChatSession> {
  const stopped = new Set<string>();
  for (let session: ChatSession | null = null; ;) {
    const held = await withUser(ctx, async (tx) => {
      const deleted = await holdDeleted(ctx, tx, id);
      const running = deleted && (await runningIn(ctx, tx, id)).filter((one) => !stopped.has(one));
      if (running?.length === 0) await remove(ctx, tx, id);
      return deleted && { deleted, running: running ?? [] };
    });
    session = held?.deleted ?? session;
    if (!session) throw new AppError('not_found');
    // An answer of which nothing had come may have taken the session along.
    if (!held || held.running.length === 0) return session;
    await Promise.all(held.running.map(async (answer) => (await stopAnswer(ctx, answer)).ended));
    for (const answer of held.running) stopped.add(answer);
  }
}

/** Until the transaction ends nobody brings it back, and nothing begins in it. */
async function holdDeleted(
  { user }: Context,
  tx: UserTransaction,
  id: string,
): Promise<ChatSession | null> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(chatSessionColumns)
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? toChatSession(row) : null;
}

async function runningIn({ user }: Context, tx: UserTransaction, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('ai_requests')
    .select('id')
    .where('session_id', '=', id)
    .where('user_id', '=', user.id)
    .where('status', '=', 'running')
    .execute();
  return rows.map((row) => row.id);
}

async function remove({ user }: Context, tx: UserTransaction, id: string): Promise<void> {
  await tx
    .deleteFrom('chat_sessions')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .execute();
}
