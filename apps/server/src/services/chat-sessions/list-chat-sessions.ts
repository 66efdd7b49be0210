import type { ChatSessionPage, ChatSessionQuery } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';

/** The caller's sessions that are not archived, last used first. */
export async function listChatSessions(
  ctx: Context,
  { state, limit, before }: ChatSessionQuery,
): Promise<ChatSessionPage> {
  return withUser(ctx, async (tx) => {
    const active = tx
      .selectFrom('chat_sessions')
      .where('user_id', '=', ctx.user.id)
      .where('is_archived', '=', state === 'archived')
      .where('deleted_at', state === 'deleted' ? 'is not' : 'is', null);
    const rows = await active
      .select(chatSessionColumns)
      .$if(before !== undefined, (query) =>
        query.where('last_activity', '<', new Date(before ?? 0)),
      )
      .orderBy('last_activity', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    const { total } = await active
      .select((query) => query.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return {
      items: rows.map((row) => ({ ...toChatSession(row), hit: null })),
      total: Number(total),
    };
  });
}
