import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { settleAiRequest, type Settlement } from './settle-ai-request.ts';

type Ending = Omit<Settlement, 'isCounted' | 'answer_message_id'>;

/**
 * Ends a running request of which nothing is kept: nothing is counted, and its message goes, with
 * the session if nothing else is in it. False when it had ended already.
 */
export async function failAiRequest(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  ending: Ending = { status: 'failed' },
): Promise<boolean> {
  const request = await tx
    .selectFrom('ai_requests')
    .select(['session_id', 'asked_message_id'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!request) return false;
  await holdSession(ctx, tx, request.session_id);
  const nothing = { isCounted: false, answer_message_id: null };
  if (!(await settleAiRequest(ctx, tx, id, { ...nothing, ...ending }))) return false;
  await tx
    .deleteFrom('chat_messages')
    .where('id', '=', request.asked_message_id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  await deleteIfEmpty(ctx, tx, request.session_id);
  return true;
}

/**
 * Until the transaction ends nobody can begin anything in the session, which may be about to go.
 * Whoever takes more than one lock takes the session's first, so that none wait for one another.
 */
async function holdSession(ctx: Context, tx: UserTransaction, id: string | null): Promise<void> {
  await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .forUpdate()
    .execute();
}

async function deleteIfEmpty(ctx: Context, tx: UserTransaction, id: string | null): Promise<void> {
  await tx
    .deleteFrom('chat_sessions as session')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('chat_messages as message')
            .select('message.id')
            .whereRef('message.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute();
}
