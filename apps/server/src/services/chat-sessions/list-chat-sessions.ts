import {
  searchTerms,
  type ChatSessionPage,
  type ChatSessionQuery,
  type ChatSessionState,
} from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { chatSessionColumns, toChatSession } from './chat-session-row.ts';
import { findHits } from './search/find-hits.ts';
import { holdsTerms } from './search/holds-terms.ts';

/** The caller's sessions of one state, or those of them that hold what is searched for. */
export async function listChatSessions(
  ctx: Context,
  { state = 'active', search = '', limit, before }: ChatSessionQuery,
): Promise<ChatSessionPage> {
  const terms = searchTerms(search);
  const moment = state === 'deleted' ? 'deleted_at' : 'last_activity';
  return withUser(ctx, async (tx) => {
    const listed = selectListed(ctx, tx, state).$if(terms.length > 0, (query) =>
      query.where(holdsTerms(ctx, terms)),
    );
    const rows = await listed
      .select(chatSessionColumns)
      .$if(before !== undefined, (query) => query.where(moment, '<', new Date(before ?? 0)))
      .orderBy(moment, 'desc')
      // The next page begins with an earlier moment: those of one moment stay together.
      .fetch(limit, 'with ties')
      .execute();
    const { total } = await listed
      .select((query) => query.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const hits = terms.length > 0 ? await findHits(ctx, tx, rows, terms) : null;
    return {
      items: rows.map((row) => ({ ...toChatSession(row), hit: hits?.get(row.id) ?? null })),
      total: Number(total),
    };
  });
}

function selectListed({ user }: Context, tx: UserTransaction, state: ChatSessionState) {
  const own = tx.selectFrom('chat_sessions').where('user_id', '=', user.id);
  return state === 'deleted'
    ? own.where('deleted_at', 'is not', null)
    : own.where('deleted_at', 'is', null).where('is_archived', '=', state === 'archived');
}
