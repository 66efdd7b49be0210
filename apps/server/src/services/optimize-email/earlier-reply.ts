import { createHash } from 'node:crypto';
import type { OptimizeEmailReply, OptimizeEmailRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import { chatMessageColumns, toChatMessage } from '../chat-messages/chat-message-row.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** What a request sent again is known by: the caller's key, and a digest of what was asked. */
type RequestMark = { readonly idempotency_key: string; readonly request_digest: string };

export function markOf(key: string, request: OptimizeEmailRequest): RequestMark {
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { idempotency_key: key, request_digest: digest };
}

/**
 * The answer this request got when it was first sent; null when it is new. Others with the same key
 * wait until the transaction ends.
 */
export async function earlierReply(
  ctx: Context,
  tx: UserTransaction,
  mark: RequestMark,
): Promise<OptimizeEmailReply | null> {
  const turn = `${ctx.user.id} ${mark.idempotency_key}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('chat_messages')
    .select([...chatMessageColumns, 'request_digest'])
    .where('user_id', '=', ctx.user.id)
    .where('idempotency_key', '=', mark.idempotency_key)
    .orderBy('position')
    .execute();
  const [asked, answered] = rows;
  if (!asked || !answered) return null;
  if (asked.request_digest !== mark.request_digest) throw new AppError('idempotency_key_reused');
  const messages: OptimizeEmailReply['messages'] = [
    toChatMessage(ctx, asked),
    toChatMessage(ctx, answered),
  ];
  const optimization = messages[1].optimization_results;
  if (!optimization) throw new Error('The earlier reply cannot be read.');
  const session = await findChatSession(ctx, tx, asked.session_id);
  return { optimization, session, messages };
}
