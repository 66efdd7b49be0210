import type { AnswerEvent, AnswerReply } from '@replysmith/contract';
import {
  type TransactionOptions,
  type UserTransaction,
  withUser,
} from '../../platform/db/with-user.ts';
import { type Ending, failedWith } from '../../platform/realtime/answer-streams.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { lockOf } from '../../platform/context/idempotency.ts';
import { chatMessageColumns, toChatMessage } from './messages.ts';
import { findChatSession } from './session-rows.ts';

/**
 * How the caller's answer ended, as far as that was stored. One that nobody writes any more has
 * failed, even if the ledger does not say so yet.
 */
export async function storedEnding(ctx: Context, tx: UserTransaction, id: string): Promise<Ending> {
  const request = await tx
    .selectFrom('ai_requests')
    .select(['status', 'session_id', 'asked_message_id', 'answer_message_id'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!request) throw new AppError('not_found');
  const { status, session_id, asked_message_id, answer_message_id } = request;
  if (status === 'failed' || status === 'running') {
    return failedWith(new AppError('unavailable'), id);
  }
  const session =
    session_id === null ? null : await findChatSession(ctx, tx, session_id, { orDeleted: true });
  if (answer_message_id === null) return { type: 'stopped', session, messages: null };
  const rows = await tx
    .selectFrom('chat_messages')
    .select(chatMessageColumns)
    .where('user_id', '=', ctx.user.id)
    .where((row) => row.or([row('id', '=', asked_message_id), row('id', '=', answer_message_id)]))
    .orderBy('position')
    .execute();
  const [question, answered] = rows.map((row) => toChatMessage(ctx, row));
  if (!session || !question || !answered) throw new AppError('not_found');
  const messages: AnswerReply['messages'] = [question, answered];
  return status === 'stopped'
    ? { type: 'stopped', session, messages }
    : {
        type: 'answered',
        reply: { optimization: answered.optimization_results, session, messages },
      };
}

/** How the caller's answer began; null when the message it answers is gone. */
export async function beginningOf(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<AnswerEvent | null> {
  const question = await tx
    .selectFrom('chat_messages')
    .select(chatMessageColumns)
    .where('user_id', '=', ctx.user.id)
    .where('id', '=', (row) =>
      row
        .selectFrom('ai_requests')
        .select('asked_message_id')
        .where('id', '=', id)
        .where('user_id', '=', ctx.user.id),
    )
    .executeTakeFirst();
  if (!question) return null;
  const session = await findChatSession(ctx, tx, question.session_id, { orDeleted: true });
  return { type: 'started', request_id: id, session, message: toChatMessage(ctx, question) };
}

/**
 * Takes the person's lock for answers. Starting and ending answers locks the same rows anyway;
 * taking turns here means that many of them wait without each holding a connection.
 */
export function withAnswers<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
  options: Pick<TransactionOptions, 'isLasting'> = {},
): Promise<Result> {
  return withUser(ctx, work, { ...options, lock: lockOf(ctx.user.id, 'answers') });
}
