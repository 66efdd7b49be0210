import type { AnswerReply } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import { chatMessageColumns, toChatMessage } from '../../chat-messages/chat-message-row.ts';
import { findChatSession } from '../../chat-sessions/find-chat-session.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { failedWith } from '../running/failed-with.ts';
import type { Ending } from '../running/running-answer.ts';

/**
 * How an answer of the caller's ended, as far as that was kept. One that nobody writes any more has
 * failed, even if the ledger does not say so yet.
 */
export async function keptEnding(ctx: Context, tx: UserTransaction, id: string): Promise<Ending> {
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
  const [asked, answered] = rows.map((row) => toChatMessage(ctx, row));
  if (!session || !asked || !answered) throw new AppError('not_found');
  const messages: AnswerReply['messages'] = [asked, answered];
  return status === 'stopped'
    ? { type: 'stopped', session, messages }
    : {
        type: 'answered',
        reply: { optimization: answered.optimization_results, session, messages },
      };
}
