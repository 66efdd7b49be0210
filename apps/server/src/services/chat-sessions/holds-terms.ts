import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { patternOf } from '../search/pattern-of.ts';

/**
 * Whether every word stands in a session's name or in something that was said in it. The database
 * folds both sides, so that they are folded alike.
 */
export function holdsTerms(
  { user }: Pick<Context, 'user'>,
  words: readonly string[],
): RawBuilder<boolean> {
  const patterns = words.map((word) => sql`fold_text(${patternOf(word)})`);
  const inName = patterns.map(
    (pattern) => sql<boolean>`fold_text(coalesce(session_name, title)) LIKE ${pattern}`,
  );
  const said = patterns.map((pattern) => sql`bool_or(folded LIKE ${pattern})`);
  const found = patterns.map((_, at) => sql.ref(`said.has_${at}`));
  const each = inName.map((name, at) => sql`(${name} OR coalesce(${found[at]}, false))`);
  const columns = said.map((has, at) => sql`${has} AS ${sql.ref(`has_${at}`)}`);
  // Every message is folded once, however many terms there are.
  return sql<boolean>`(
    SELECT ${sql.join(each, sql` AND `)}
    FROM (
      SELECT ${sql.join(columns)}
      FROM (
        SELECT fold_text(content) AS folded FROM chat_messages
        WHERE session_id = chat_sessions.id AND user_id = ${user.id}
        OFFSET 0
      ) AS words
    ) AS said
  )`;
}
