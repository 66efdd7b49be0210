import {
  findRanges,
  foldText,
  hasTerms,
  lengths,
  type ChatSession,
  type ChatSessionHit,
} from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { excerpt } from '../../search/excerpt.ts';
import { patternOf } from '../../search/pattern-of.ts';
import { decidedResults, filledWords } from './filled-words.ts';
import { findRecipientHits } from './find-recipient-hits.ts';
import { toldText } from './told-text.ts';

/** So much of an excerpt, in UTF-16 units, stands in its two lines wherever sessions are listed. */
const firstLines = 56;

type Named = Pick<ChatSession, 'id' | 'title' | 'session_name'>;

/**
 * Where each of the sessions has the terms: in its name if all of them stand there, else in what was
 * said, blanks filled and offers taken, else in the name of somebody whom an email was sent to.
 */
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
  const room = { longest: lengths.sessionHit, seen: firstLines };
  for (const message of await tellingMessages(ctx, tx, others, terms)) {
    const { id: message_id, session_id } = message;
    const { preview: text, ranges } = excerpt(toldText(message, terms), terms, room);
    hits.set(session_id, { field: 'content', message_id, text, ranges });
  }
  const unsaid = others.filter((id) => !hits.has(id));
  for (const [id, hit] of await findRecipientHits(ctx, tx, unsaid, terms)) hits.set(id, hit);
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
  const stands = terms
    .map(patternOf)
    .map(
      (pattern) =>
        sql`coalesce(folded_content LIKE ${pattern} OR filled LIKE ${pattern}, false)::integer`,
    );
  const standing = sql<number>`${sql.join(stands, sql` + `)}`;
  const messages = tx
    .selectFrom('chat_messages')
    .select(['id', 'session_id', 'content', 'choices', 'position', 'folded_content'])
    .select([filledWords.as('filled'), decidedResults.as('optimization_results')])
    .where('user_id', '=', ctx.user.id)
    .where('session_id', 'in', ids)
    // Keeps the planner from folding anew wherever `filled` stands.
    .offset(sql<number>`0`);
  return tx
    .selectFrom(messages.as('message'))
    .distinctOn('session_id')
    .select(['id', 'session_id', 'content', 'choices', 'optimization_results'])
    .where(standing, '>', 0)
    .orderBy('session_id')
    .orderBy(standing, 'desc')
    .orderBy('position')
    .execute();
}
