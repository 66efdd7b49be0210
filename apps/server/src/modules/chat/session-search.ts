import { fillBlanks, formatDraft } from '@replysmith/coach';
import {
  type ChatSession,
  type ChatSessionHit,
  Optimization,
  RewriteChoices,
  type TextRange,
  findRanges,
  foldText,
  hasTerms,
  isShown,
  lengths,
} from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { decidedEmail } from './rewrite-in-use.ts';
import type { Context } from '../../platform/context/context.ts';
import { excerpt, folded, patternOf } from '../../platform/db/text-search.ts';

const filledIn = sql`
  SELECT value
  FROM unnest(ARRAY[choices -> 'blanks', choices -> 'answers']) AS texts,
    jsonb_each_text(CASE WHEN jsonb_typeof(texts) = 'object' THEN texts END)
`;

const accepted = sql`
  SELECT words #>> '{}'
  FROM jsonb_path_query(
    CASE WHEN choices -> 'taken' <> '[]' THEN optimization_results END,
    '$.offers[*] ? (@.id == $taken[*]).edits[*].after',
    choices
  ) AS words
`;

/**
 * What the writer put into a message's blanks, answered and accepted, folded; null when there is
 * nothing.
 */
const filledWords = sql<string | null>`CASE
  WHEN choices IS NOT NULL THEN ${folded(sql<string>`(
    SELECT string_agg(value, E'\\n') FROM (${filledIn} UNION ALL ${accepted}) AS written
  )`)}
END`;

/** The result of a message whose offers were accepted or questions answered. */
const decidedResults = sql`CASE
  WHEN choices -> 'taken' <> '[]' OR choices -> 'answers' <> '{}' THEN optimization_results
END`;

const before = 'Sent to ';
const room = { longest: lengths.sessionHit - before.length };

/** For each session, the sent email whose recipient's name contains the most terms. */
async function findRecipientHits(
  ctx: Context,
  tx: UserTransaction,
  sessionIds: readonly string[],
  terms: readonly string[],
): Promise<(readonly [sessionId: string, ChatSessionHit])[]> {
  if (sessionIds.length === 0) return [];
  const stands = terms.map((term) => sql`(name LIKE ${patternOf(term)})::integer`);
  const standing = sql<number>`${sql.join(stands, sql` + `)}`;
  const named = tx
    .selectFrom('sent_emails')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .select(['id', 'message_id', 'recipient', 'sent_at'])
    .select((query) => query.ref('session_id').$notNull().as('session_id'))
    .select(folded(sql.ref('recipient')).as('name'))
    .where('session_id', 'in', sessionIds)
    // OFFSET keeps the planner from folding the text again at every use of `name`.
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

/** How many UTF-16 units of an excerpt fit into the two lines that lists show. */
const firstLines = 56;

type Named = Pick<ChatSession, 'id' | 'title' | 'session_name'>;

/**
 * Where the terms are found in each session: in its name if all of them are there, else in its
 * messages with blanks filled and offers accepted, else in the name of a recipient.
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
  const room = { longest: lengths.sessionHit, visible: firstLines };
  for (const message of await tellingMessages(ctx, tx, others, terms)) {
    const { id: message_id, session_id } = message;
    const { preview: text, ranges } = excerpt(await matchedText(ctx, message, terms), terms, room);
    hits.set(session_id, { field: 'content', message_id, text, ranges });
  }
  const unsaid = others.filter((id) => !hits.has(id));
  for (const [id, hit] of await findRecipientHits(ctx, tx, unsaid, terms)) hits.set(id, hit);
  return hits;
}

/** For each session the message with the most terms; the first of several. */
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
    // OFFSET keeps the planner from folding the text again at every use of `filled`.
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

type MatchedMessage = {
  readonly content: string;
  readonly choices: unknown;
  /** Present where its offers were accepted or its questions answered. */
  readonly optimization_results: unknown;
};

/**
 * The text of a message on one line. The writer's choices are applied where a term is found in what
 * they wrote or accepted. An answer to a blank that the text no longer has is shown by itself.
 */
async function matchedText(
  ctx: Context,
  message: MatchedMessage,
  terms: readonly string[],
): Promise<string> {
  const { content } = message;
  const { data: choices } = RewriteChoices.safeParse(message.choices);
  if (!choices) return onOneLine(content);
  const { blanks, answers, taken } = choices;
  const { data: optimization } = Optimization.safeParse(message.optimization_results);
  const offered = optimization?.offers.filter(({ id }) => taken.includes(id)) ?? [];
  const written = [
    ...Object.values(blanks),
    ...Object.values(answers),
    ...offered.flatMap(({ edits }) => edits.map(({ after }) => after)),
  ];
  const decided = async () =>
    optimization
      ? formatDraft(await decidedEmail(ctx, optimization, choices))
      : fillBlanks(content, blanks);
  const text = holdsAny(written.join('\n'), terms) ? await decided() : content;
  const shown = terms.filter(isShown);
  const unseen = holdsAny(text, shown)
    ? undefined
    : Object.entries(blanks).find(([, value]) => holdsAny(value, shown));
  return onOneLine(unseen?.join(': ') ?? text);
}

function holdsAny(text: string, terms: readonly string[]): boolean {
  const folded = foldText(text);
  return terms.some((term) => folded.includes(term));
}

function onOneLine(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

/**
 * Whether every term is found in a session's name, its messages, what its writer filled in,
 * answered or accepted, or the name of somebody whom one of its emails was sent to.
 */
export function holdsTerms(
  { user }: Pick<Context, 'user'>,
  terms: readonly string[],
): RawBuilder<boolean> {
  const patterns = terms.map(patternOf);
  const matches = patterns.map(
    (pattern) => sql`bool_or(folded_content LIKE ${pattern} OR filled LIKE ${pattern})`,
  );
  const columns = matches.map((has, at) => sql`${has} AS ${sql.ref(`has_${at}`)}`);
  const each = patterns.map((pattern, at) => {
    const found = sql.ref(`said.has_${at}`);
    return sql<boolean>`coalesce(folded_name LIKE ${pattern} OR ${found} OR sent.names LIKE ${pattern}, false)`;
  });
  // Reads and folds every message once, however many terms there are: OFFSET keeps the planner from
  // folding again at every use of `filled`.
  return sql<boolean>`(
    SELECT ${sql.join(each, sql` AND `)}
    FROM (
      SELECT ${sql.join(columns)}
      FROM (
        SELECT folded_content, ${filledWords} AS filled
        FROM chat_messages
        WHERE session_id = chat_sessions.id AND user_id = ${user.id}
        OFFSET 0
      ) AS message
    ) AS said, (
      SELECT ${folded(sql`string_agg(recipient, E'\\n')`)} AS names
      FROM sent_emails
      WHERE session_id = chat_sessions.id AND user_id = ${user.id} AND deleted_at IS NULL
    ) AS sent
  )`;
}
