import type { AiRequestList, AiRequestQuery } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import type { Context } from '../context.ts';
import { aiRequestColumns, toAiRequest } from './ai-request-row.ts';

/** What the caller has asked, the newest first. */
export async function listAiRequests(
  ctx: Context,
  { session_id, status, limit }: AiRequestQuery,
): Promise<AiRequestList> {
  const rows = await withUser(ctx, async (tx) => {
    if (session_id) await findChatSession(ctx, tx, session_id);
    let asked = tx
      .selectFrom('ai_requests')
      .select(aiRequestColumns)
      .where('user_id', '=', ctx.user.id);
    if (session_id) asked = asked.where('session_id', '=', session_id);
    if (status) asked = asked.where('status', '=', status);
    return asked.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  });
  return { items: rows.map(toAiRequest) };
}
