import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import { folded, patternOf } from '../../platform/db/text-search.ts';
import type { UserReads } from '../../platform/db/with-user.ts';

/**
 * What the writer put into a message's blanks, answered and accepted, folded; null when there is
 * nothing.
 */
export const filledWords = sql<string | null>`CASE
  WHEN choices IS NOT NULL THEN written_words(choices, optimization_results)
END`;

type Listing = {
  /** Which of the user's sessions are listed. */
  readonly where: RawBuilder<boolean>;
  /** What they are ordered by, the latest first. */
  readonly moment: 'last_activity' | 'deleted_at';
  readonly before?: string | undefined;
  readonly limit: number;
};

type FoundSessions = {
  /** One page; longer than the limit if sessions share a moment. */
  readonly ids: readonly string[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isCapped: boolean;
};

/** Of a word that stands nearly everywhere, no more sessions are looked up or counted. */
const mostLookedUp = 10_000;
const mostCounted = 200;
/**
 * A term that is in more words than these is looked for in a session's texts instead, where one of
 * them is soon found.
 */
const mostCompared = 16;
/**
 * Of somebody with more sessions than are looked up, so many tell whether a word stands nearly
 * everywhere: the first by id, since ids are random.
 */
const sampled = 20;

/**
 * The sessions in which every term is found: in the name, a message, what its writer filled in,
 * answered or accepted, or the name of somebody whom one of its emails was sent to.
 */
export async function findSessions(
  { user }: Pick<Context, 'user'>,
  tx: UserReads,
  terms: readonly string[],
  { where, moment, before, limit }: Listing,
): Promise<FoundSessions> {
  const searched = terms.map((term, at) => searchedTerm(user, term, at));
  const all = (conditions: readonly RawBuilder<boolean>[]) => sql.join(conditions, sql` AND `);
  // In this order: what is looked up costs far less than what is looked for in a session.
  const holdsAll = sql<boolean>`CASE
    WHEN ${all(searched.map(({ isWide, isLookedUp }) => sql<boolean>`(${isWide} OR ${isLookedUp})`))}
    THEN ${all(searched.map(({ isWide, stands }) => sql<boolean>`(NOT ${isWide} OR ${stands})`))}
    ELSE false
  END`;
  const isWide = sql.join(
    searched.map((term) => term.isWide),
    sql` OR `,
  );
  const at = sql.ref(moment);
  // OFFSET keeps the terms from being looked for before the sessions are in order.
  const listed = (condition: RawBuilder<boolean>) => sql`(
    SELECT id, folded_name, ${at} AS moment FROM chat_sessions
    WHERE user_id = ${user.id} AND ${where} AND ${condition}
    ORDER BY ${at} DESC OFFSET 0
  ) AS session`;
  const isBefore = before ? sql<boolean>`${at} < ${new Date(before)}` : sql<boolean>`true`;
  const looked = all(searched.map((term) => term.isLookedUp));
  // What is looked up is not walked through, and the other way round: PostgreSQL works out only the
  // branch of a CASE that it takes.
  const { rows } = await sql<{ ids: string[]; counted: string; is_wide: boolean }>`
    WITH sample AS MATERIALIZED (
      SELECT id, folded_name
      FROM (
        SELECT DISTINCT session_id FROM own_session_words
        ORDER BY session_id LIMIT ${sql.lit(sampled)}
      ) AS first
      JOIN chat_sessions ON id = session_id AND user_id = ${user.id}
    ),
    many AS MATERIALIZED (
      SELECT FROM chat_sessions WHERE user_id = ${user.id} OFFSET ${sql.lit(mostLookedUp)} LIMIT 1
    ),
    ${sql.join(searched.map(({ lookup }) => lookup))},
    found AS MATERIALIZED (
      SELECT id, ${at} AS moment FROM chat_sessions
      WHERE user_id = ${user.id} AND ${where} AND ${looked}
    )
    SELECT ${isWide} AS is_wide,
      CASE WHEN ${isWide} THEN ARRAY(
        SELECT id FROM ${listed(isBefore)} WHERE ${holdsAll}
        ORDER BY moment DESC FETCH FIRST ${sql.lit(limit)} ROWS WITH TIES
      ) ELSE ARRAY(
        SELECT id FROM found WHERE ${before ? sql`moment < ${new Date(before)}` : sql`true`}
        ORDER BY moment DESC FETCH FIRST ${sql.lit(limit)} ROWS WITH TIES
      ) END AS ids,
      CASE WHEN ${isWide} THEN (
        SELECT count(*) FROM (
          SELECT FROM ${listed(sql<boolean>`true`)} WHERE ${holdsAll} LIMIT ${sql.lit(mostCounted + 1)}
        ) AS walked
      ) ELSE (SELECT count(*) FROM found) END AS counted
  `.execute(tx);
  const [row] = rows;
  const counted = Number(row?.counted ?? 0);
  const isCapped = row?.is_wide === true && counted > mostCounted;
  return { ids: row?.ids ?? [], total: isCapped ? mostCounted : counted, isCapped };
}

/**
 * Looks a term up among the words of the person, and those among the words of sessions. One that
 * stands nearly everywhere is soon found in the words or the texts of a session instead.
 */
function searchedTerm({ id: userId }: Context['user'], term: string, at: number) {
  const pattern = patternOf(term);
  const table = sql.ref(`term_${at}`);
  const words = sql.ref(`words_${at}`);
  const isLetter = /^[a-z\d]$/u.test(term);
  const isInTexts = sql<boolean>`(
    folded_name LIKE ${pattern}
    OR coalesce((
      SELECT true FROM chat_messages
      WHERE user_id = ${userId} AND session_id = session.id AND folded_content LIKE ${pattern}
      LIMIT 1
    ), (
      SELECT true FROM chat_messages
      WHERE user_id = ${userId} AND session_id = session.id AND ${filledWords} LIKE ${pattern}
      LIMIT 1
    ), (
      SELECT true FROM sent_emails
      WHERE user_id = ${userId} AND session_id = session.id AND deleted_at IS NULL
        AND ${folded(sql`recipient`)} LIKE ${pattern}
      LIMIT 1
    ), false)
  )`;
  const wide = sql.ref(`wide_${at}`);
  const isWide = isLetter ? sql<boolean>`true` : sql<boolean>`(SELECT is_wide FROM ${wide})`;
  // OFFSET keeps the words of all other sessions from being looked up for each.
  const isInWords = sql<boolean>`EXISTS (
    SELECT FROM (
      SELECT words FROM own_session_words WHERE session_id = session.id OFFSET 0
    ) AS kept
    WHERE words && ARRAY(SELECT word_id FROM ${words})
  )`;
  const areFew = sql<boolean>`(
    SELECT count(*) FROM (SELECT FROM ${words} LIMIT ${sql.lit(mostCompared + 1)}) AS counted
  ) <= ${sql.lit(mostCompared)}`;
  const stands = isLetter
    ? isInTexts
    : sql<boolean>`CASE WHEN ${areFew} THEN ${isInWords} ELSE ${isInTexts} END`;
  const lookup = sql`${words} AS MATERIALIZED (
    SELECT word_id FROM own_search_words
    WHERE pieces @> ${piecesOf(term)}::text[] AND word LIKE ${pattern}
  ), ${table} AS MATERIALIZED (
    SELECT session_id
    FROM ${words} AS found
    CROSS JOIN LATERAL (
      SELECT session_id FROM own_session_words WHERE words @> ARRAY[found.word_id] OFFSET 0
    ) AS session
    LIMIT ${sql.lit(mostLookedUp + 1)}
  ), ${wide} AS MATERIALIZED (
    SELECT CASE
      WHEN (SELECT count(*) FROM sample) = ${sql.lit(sampled)}
        AND NOT EXISTS (SELECT FROM sample AS session WHERE NOT ${stands})
        AND EXISTS (SELECT FROM many)
      THEN true
      ELSE (SELECT count(*) FROM ${table}) > ${sql.lit(mostLookedUp)}
    END AS is_wide
  )`;
  const isLookedUp = sql<boolean>`id IN (SELECT session_id FROM ${table})`;
  return { lookup, isLookedUp, isWide, stands };
}

/** The pieces of three characters that a term consists of; a shorter one is a piece itself. */
function piecesOf(term: string): string[] {
  const characters = Array.from(term);
  if (characters.length <= 3) return [term];
  return characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
}
