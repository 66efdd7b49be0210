import type { Pool } from 'pg';
import { randomFrom } from './numbers.ts';
import { writtenTemplate } from './seed-templates.ts';

type Size = { readonly sessions: number; readonly messages: number };

const batch = 100;
const texts = 5_000;

/**
 * Gives the one person there is so many sessions, an hour apart, with so many messages each. Every
 * message is one of 5,000 texts with a name of its own session, and one in fifty has a blank filled
 * in; every third session has an email sent to somebody.
 */
export async function seedSessions(pool: Pool, { sessions, messages }: Size): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM auth.users');
  const userId = rows[0]?.id ?? '';
  const client = await pool.connect();
  try {
    // Without triggers and foreign keys, which would take hours; the words are added below.
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off`);
    await client.query('CREATE TEMP TABLE texts (at integer PRIMARY KEY, content text)');
    const written = Array.from({ length: texts }, (_, at) => writtenTemplate(at + 1).email_content);
    await client.query(
      'INSERT INTO texts SELECT at - 1, content FROM unnest($1::text[]) WITH ORDINALITY AS row (content, at)',
      [written],
    );
    for (let from = 0; from < sessions; from += batch) {
      const some = Math.min(batch, sessions - from);
      const names = Array.from({ length: some }, (_, at) => nameOf(from + at));
      const { rows: added } = await client.query<{ id: string }>(insertSessions, [
        userId,
        names,
        sessions - from,
      ]);
      const ids = added.map(({ id }) => id);
      await client.query(insertMessages, [userId, ids, names, messages, from]);
      await client.query(insertSentEmails, [userId, ids, names]);
      for (const source of wordsOf) await client.query(source, [ids]);
    }
  } finally {
    client.release(true);
  }
  for (const table of tables) await pool.query(`VACUUM ANALYZE ${table}`);
}

const tables = [
  'chat_sessions',
  'chat_messages',
  'sent_emails',
  'search_words',
  'chat_session_words',
];

/** A name that hardly any other session has, and the same each time. */
export function nameOf(session: number): string {
  const { below } = randomFrom(1_000_000 + session);
  const syllables = 'ba re mi tho gun pel zak wir sor ved lum kie xan oro fyl jas qui nev'.split(
    ' ',
  );
  const name = Array.from({ length: 4 }, () => syllables[below(syllables.length)]).join('');
  return name.replace(/^./, (letter) => letter.toUpperCase());
}

const insertSessions = `
  INSERT INTO chat_sessions (id, user_id, title, folded_name, is_archived, last_activity, created_at)
  SELECT gen_random_uuid(), $1, 'Letter to ' || name, lower('Letter to ' || name), at % 10 = 9,
    moment, moment
  FROM unnest($2::text[]) WITH ORDINALITY AS row (name, at),
    LATERAL (SELECT now() - ($3 - at) * interval '1 hour') AS one (moment)
  ORDER BY at
  RETURNING id`;

const insertMessages = `
  INSERT INTO chat_messages (session_id, user_id, role, content, folded_content, choices)
  SELECT id, $1, CASE nr % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, one.content, lower(one.content),
    CASE WHEN nr % 50 = 0 THEN jsonb_build_object(
      'blanks', jsonb_build_object('first name', 'Ольга ' || name), 'answers', '{}'::jsonb,
      'taken', '[]'::jsonb, 'put_back', '[]'::jsonb
    ) END
  FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS session (id, name, at)
  CROSS JOIN generate_series(1, $4) AS nr
  JOIN texts ON texts.at = mod(abs(hashint8(($5 + session.at) * 1000 + nr)::bigint), ${texts})
  CROSS JOIN LATERAL (
    SELECT texts.content || CASE WHEN nr = 1 + session.at % $4 THEN E'\\n\\nAsk for ' || name || '.' ELSE '' END
  ) AS one (content)
  ORDER BY session.at, nr`;

const insertSentEmails = `
  INSERT INTO sent_emails (user_id, session_id, recipient)
  SELECT $1, id, 'Inès ' || reverse(name)
  FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS session (id, name, at)
  WHERE at % 3 = 0`;

/** As the migration adds the words of what was there before. */
const wordsOf = [
  `SELECT add_session_words(user_id, id, 'name', id, folded_name)
   FROM chat_sessions WHERE id = ANY ($1)`,
  `SELECT add_session_words(user_id, session_id, 'message', session_id, string_agg(folded_content, ' '))
   FROM chat_messages WHERE session_id = ANY ($1) GROUP BY user_id, session_id`,
  `SELECT add_session_words(
     user_id, session_id, 'choices', id, written_words(choices, optimization_results)
   )
   FROM chat_messages WHERE session_id = ANY ($1) AND choices IS NOT NULL`,
  `SELECT add_session_words(user_id, session_id, 'recipient', id, fold_text(recipient))
   FROM sent_emails WHERE session_id = ANY ($1)`,
];
