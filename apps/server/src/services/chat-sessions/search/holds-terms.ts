import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import { folded } from '../../search/folded.ts';
import { patternOf } from '../../search/pattern-of.ts';
import { filledWords } from './filled-words.ts';

/**
 * Whether every term stands in a session's name, in something that was said in it, in what its
 * writer filled in, answered or took there, or in the name of somebody whom an email of it was sent to.
 */
export function holdsTerms(
  { user }: Pick<Context, 'user'>,
  terms: readonly string[],
): RawBuilder<boolean> {
  const patterns = terms.map(patternOf);
  const said = patterns.map(
    (pattern) => sql`bool_or(folded_content LIKE ${pattern} OR filled LIKE ${pattern})`,
  );
  const columns = said.map((has, at) => sql`${has} AS ${sql.ref(`has_${at}`)}`);
  const each = patterns.map((pattern, at) => {
    const found = sql.ref(`said.has_${at}`);
    return sql<boolean>`coalesce(folded_name LIKE ${pattern} OR ${found} OR sent.names LIKE ${pattern}, false)`;
  });
  // Every message is read and folded once, however many terms there are: OFFSET keeps the planner from
  // folding anew wherever `filled` stands.
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
