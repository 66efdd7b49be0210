import { createHash } from 'node:crypto';
import type { AnswerReply, OptimizeEmailRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import { failAiRequest } from '../ai-requests/fail-ai-request.ts';
import { chatMessageColumns, toChatMessage } from '../chat-messages/chat-message-row.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { endedAnswer, type Ending, type RunningAnswer } from './running-answer.ts';

/** What a request sent again is known by: the caller's key, and a digest of what was asked. */
type RequestMark = { readonly idempotency_key: string; readonly request_digest: string };

export function markOf(key: string, request: OptimizeEmailRequest): RequestMark {
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { idempotency_key: key, request_digest: digest };
}

/**
 * The answer that this request is getting or got when it was first sent; null when it is new.
 * Others with the same key wait until the transaction ends.
 */
export async function earlierAnswer(
  ctx: Context,
  tx: UserTransaction,
  mark: RequestMark,
): Promise<RunningAnswer | null> {
  const turn = `${ctx.user.id} ${mark.idempotency_key}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('ai_requests')
    .select([...endedColumns, 'request_digest'])
    .where('user_id', '=', ctx.user.id)
    .where('idempotency_key', '=', mark.idempotency_key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.request_digest !== mark.request_digest) throw new AppError('idempotency_key_reused');
  return ctx.answers.find(earlier.id) ?? answerOf(ctx, tx, earlier);
}

/** What is needed to tell how an answer ended. */
export const endedColumns = [
  'id',
  'status',
  'session_id',
  'asked_message_id',
  'answer_message_id',
] as const;

type EndedRow = {
  readonly id: string;
  readonly status: string;
  readonly session_id: string | null;
  readonly asked_message_id: string | null;
  readonly answer_message_id: string | null;
};

/** The answer as it was kept; null when the process that wrote it is gone, and with it the request. */
export async function answerOf(
  ctx: Context,
  tx: UserTransaction,
  request: EndedRow,
): Promise<RunningAnswer | null> {
  if (request.status === 'running') {
    await failAiRequest(ctx, tx, request.id);
    return null;
  }
  const { session_id, asked_message_id, answer_message_id } = request;
  if (session_id === null) throw new AppError('not_found');
  const rows = await tx
    .selectFrom('chat_messages')
    .select(chatMessageColumns)
    .where('user_id', '=', ctx.user.id)
    .where((row) => row.or([row('id', '=', asked_message_id), row('id', '=', answer_message_id)]))
    .orderBy('position')
    .execute();
  const [asked, answered] = rows;
  if (!asked || !answered) throw new AppError('not_found');
  const messages: AnswerReply['messages'] = [
    toChatMessage(ctx, asked),
    toChatMessage(ctx, answered),
  ];
  const session = await findChatSession(ctx, tx, session_id);
  const optimization = messages[1].optimization_results;
  const ending: Ending = messages[1].is_partial
    ? { type: 'stopped', session, messages }
    : { type: 'answered', reply: { optimization, session, messages } };
  return endedAnswer(request.id, ctx.user.id, ending);
}
