import {
  findRanges,
  foldText,
  hasTerms,
  lengths,
  type ChatSession,
  type ChatSessionHit,
} from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { excerpt } from '../search/excerpt.ts';
import { patternOf } from '../search/pattern-of.ts';

/** So much of an excerpt, in UTF-16 units, stands in its two lines wherever sessions are listed. */
const firstLines = 56;

type Named = Pick<ChatSession, 'id' | 'title' | 'session_name'>;

/** Where each of the sessions has the terms: in its name if all of them stand there. */
export async function findHits(
  ctx: Context,
  tx: UserTransaction,
  sessions: readonly Named[],
  terms: readonly string[],
): Promise<Map<string, ChatSessionHit>> {
  const hits = new Map<string, ChatSessionHit>();
  const others: string[] = [];
  for (const { id, session_name, title } of sessions) {
    const text = session_name ?? title;
    if (hasTerms(foldText(text), terms)) {
      hits.set(id, { field: 'name', message_id: null, text, ranges: findRanges(text, terms) });
    } else {
      others.push(id);
    }
  }
  for (const { id, session_id, content } of await tellingMessages(ctx, tx, others, terms)) {
    const { preview: text, ranges } = excerpt(content.replace(/\s+/gu, ' '), terms, {
      longest: lengths.sessionHit,
      seen: firstLines,
    });
    hits.set(session_id, { field: 'content', message_id: id, text, ranges });
  }
  return hits;
}

/** Of each session the message that has most of the terms, and of several such the first. */
function tellingMessages(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  terms: readonly string[],
) {
  if (ids.length === 0) return [];
  const stands = terms.map((term) => sql`(folded_content LIKE ${patternOf(term)})::integer`);
  const standing = sql<number>`${sql.join(stands, sql` + `)}`;
  return tx
    .selectFrom('chat_messages')
    .distinctOn('session_id')
    .select(['id', 'session_id', 'content'])
    .where('user_id', '=', ctx.user.id)
    .where('session_id', 'in', ids)
    .where(standing, '>', 0)
    .orderBy('session_id')
    .orderBy(standing, 'desc')
    .orderBy('position')
    .execute();
}
