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
    const listedAs = (which: ChatSessionState) =>
      selectListed(ctx, tx, which).$if(terms.length > 0, (query) =>
        query.where(holdsTerms(ctx, terms)),
      );
    const countOf = async (which: ChatSessionState) => {
      const { total } = await listedAs(which)
        .select((query) => query.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    };
    const rows = await listedAs(state)
      .select(chatSessionColumns)
      .$if(before !== undefined, (query) => query.where(moment, '<', new Date(before ?? 0)))
      .orderBy(moment, 'desc')
      // The next page begins with an earlier moment: those of one moment stay together.
      .fetch(limit, 'with ties')
      .execute();
    const total = await countOf(state);
    const hits = terms.length > 0 ? await findHits(ctx, tx, rows, terms) : null;
    const isNowhere = terms.length > 0 && state === 'active' && total === 0;
    return {
      items: rows.map((row) => ({ ...toChatSession(row), hit: hits?.get(row.id) ?? null })),
      total,
      ...(isNowhere && { archived: await countOf('archived') }),
    };
  });
}

function selectListed({ user }: Context, tx: UserTransaction, state: ChatSessionState) {
  const own = tx.selectFrom('chat_sessions').where('user_id', '=', user.id);
  return state === 'deleted'
    ? own.where('deleted_at', 'is not', null)
    : own.where('deleted_at', 'is', null).where('is_archived', '=', state === 'archived');
}
