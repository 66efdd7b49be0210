import { lengths, type ChatSessionHit, type TextRange } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { excerpt } from '../../search/excerpt.ts';
import { folded } from '../../search/folded.ts';
import { patternOf } from '../../search/pattern-of.ts';
import { selectSent } from '../../sent-emails/select-sent.ts';

const before = 'Sent to ';
const room = { longest: lengths.sessionHit - before.length };

/** Of each session the email that went to somebody whose name has most of the terms. */
export async function findRecipientHits(
  ctx: Context,
  tx: UserTransaction,
  sessionIds: readonly string[],
  terms: readonly string[],
): Promise<(readonly [sessionId: string, ChatSessionHit])[]> {
  if (sessionIds.length === 0) return [];
  const stands = terms.map((term) => sql`(name LIKE ${patternOf(term)})::integer`);
  const standing = sql<number>`${sql.join(stands, sql` + `)}`;
  const named = selectSent(ctx, tx)
    .select(['id', 'message_id', 'recipient', 'sent_at'])
    .select((query) => query.ref('session_id').$notNull().as('session_id'))
    .select(folded(sql.ref('recipient')).as('name'))
    .where('session_id', 'in', sessionIds)
    // Keeps the planner from folding anew wherever `name` stands.
    .offset(sql<number>`0`);
  const sent = await tx
    .selectFrom(named.as('sent'))
    .distinctOn('session_id')
    .select(['message_id', 'recipient', 'session_id'])
    .where(standing, '>', 0)
    .orderBy('session_id')
    .orderBy(standing, 'desc')
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
  return sent.map(({ session_id, message_id, recipient }) => {
    const { preview, ranges } = excerpt(recipient ?? '', terms, room);
    const hit = { text: before + preview, ranges: ranges.map(behind) };
    return [session_id, { field: 'content', message_id, ...hit }];
  });
}

const behind = ([start, end]: TextRange): TextRange => [start + before.length, end + before.length];
