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
import { sql } from 'kysely';
import type { UserReads } from '../../platform/db/with-user.ts';
import { decidedEmail } from './rewrite-in-use.ts';
import { filledWords } from './session-search.ts';
import type { Context } from '../../platform/context/context.ts';
import { excerpt, folded, patternOf } from '../../platform/db/text-search.ts';

/** The result of a message whose offers were accepted or questions answered. */
const decidedResults = sql`CASE
  WHEN choices -> 'taken' <> '[]' OR choices -> 'answers' <> '{}' THEN optimization_results
END`;

const before = 'Sent to ';
const room = { longest: lengths.sessionHit - before.length };

/** For each session, the sent email whose recipient's name contains the most terms. */
async function findRecipientHits(
  ctx: Context,
  tx: UserReads,
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
  tx: UserReads,
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
async function tellingMessages(
  ctx: Context,
  tx: UserReads,
  ids: readonly string[],
  terms: readonly string[],
) {
  const stands = terms
    .map(patternOf)
    .map(
      (pattern) =>
        sql`coalesce(folded_content LIKE ${pattern} OR ${filledWords} LIKE ${pattern}, false)`,
    );
  // The first with all terms ends the reading of a session; only where there is none are all read.
  const whole = await firstOfEach(ctx, tx, ids, (messages) =>
    messages.where(sql<boolean>`${sql.join(stands, sql` AND `)}`),
  );
  if (terms.length === 1) return whole;
  const found = new Set(whole.map(({ session_id }) => session_id));
  const rest = ids.filter((id) => !found.has(id));
  const standing = sql<number>`${sql.join(
    stands.map((has) => sql`(${has})::integer`),
    sql` + `,
  )}`;
  const parts = await firstOfEach(ctx, tx, rest, (messages) =>
    messages.where(sql<boolean>`(${sql.join(stands, sql` OR `)})`).orderBy(standing, 'desc'),
  );
  return [...whole, ...parts];
}

type Messages = ReturnType<typeof selectMessages>;

function selectMessages({ user }: Context, tx: UserReads) {
  return tx
    .selectFrom('chat_messages')
    .select(['id', 'session_id', 'content', 'choices'])
    .select(decidedResults.as('optimization_results'))
    .where('user_id', '=', user.id)
    .where('session_id', '=', sql<string>`listed.id`);
}

async function firstOfEach(
  ctx: Context,
  tx: UserReads,
  ids: readonly string[],
  narrow: (messages: Messages) => Messages,
) {
  if (ids.length === 0) return [];
  const first = narrow(selectMessages(ctx, tx)).orderBy('position').limit(1);
  return tx
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'listed'>(sql`listed (id)`))
    .innerJoinLateral(
      () => first.as('message'),
      (join) => join.onTrue(),
    )
    .selectAll('message')
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
