import type { Found } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import { holdsTerms } from '../chat-sessions/search/holds-terms.ts';
import type { Context } from '../context.ts';
import { isCalled } from './is-called.ts';
import { mostOfEach } from './most-of-each.ts';

/** Archived ones too: who looks for something has forgotten where it lies. */
export function findSessions(
  ctx: Context,
  tx: UserTransaction,
  terms: readonly string[],
): Promise<Found['sessions']> {
  return tx
    .selectFrom('chat_sessions')
    .select((query) => ['id', query.fn.coalesce('session_name', 'title').as('name')])
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .where(holdsTerms(ctx, terms))
    .orderBy(isCalled(terms), 'desc')
    .orderBy('last_activity', 'desc')
    .orderBy('id')
    .limit(mostOfEach)
    .execute();
}
