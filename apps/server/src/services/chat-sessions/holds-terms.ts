import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { patternOf } from '../search/pattern-of.ts';

/** Whether every term stands in a session's name or in something that was said in it. */
export function holdsTerms(
  { user }: Pick<Context, 'user'>,
  terms: readonly string[],
): RawBuilder<boolean> {
  const patterns = terms.map(patternOf);
  const inName = patterns.map((pattern) => sql<boolean>`folded_name LIKE ${pattern}`);
  const said = patterns.map((pattern) => sql`bool_or(folded_content LIKE ${pattern})`);
  const found = patterns.map((_, at) => sql.ref(`said.has_${at}`));
  const each = inName.map((name, at) => sql`(${name} OR coalesce(${found[at]}, false))`);
  const columns = said.map((has, at) => sql`${has} AS ${sql.ref(`has_${at}`)}`);
  // Every message is read once, however many terms there are.
  return sql<boolean>`(
    SELECT ${sql.join(each, sql` AND `)}
    FROM (
      SELECT ${sql.join(columns)}
      FROM chat_messages
      WHERE session_id = chat_sessions.id AND user_id = ${user.id}
    ) AS said
  )`;
}
