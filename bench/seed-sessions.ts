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
    await client.query(`SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET jit = off`);
    const written = Array.from({ length: texts }, (_, at) => writtenTemplate(at + 1).email_content);
    await client.query(createTexts);
    await client.query(insertTexts, [userId, written]);
    await client.query(insertWords, [userId]);
    await client.query(`ANALYZE texts`);
    // Indexes are filled at the end, at once.
    await client.query(`UPDATE pg_index SET indisready = false WHERE ${isFilledLater}`);
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
    }
    await client.query('REINDEX TABLE chat_messages');
    await client.query('REINDEX TABLE ai_requests');
    await client.query('REINDEX INDEX chat_session_words_idx');
  } finally {
    client.release(true);
  }
  for (const table of tables) await pool.query(`VACUUM ANALYZE ${table}`);
}

const isFilledLater = `
  indrelid IN ('chat_messages'::regclass, 'ai_requests'::regclass) OR indexrelid = 'chat_session_words_idx'::regclass`;

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

const createTexts = `
  CREATE TEMP TABLE texts (at integer PRIMARY KEY, content text, folded text, words bigint[])`;

const insertTexts = `
  INSERT INTO texts
  SELECT at - 1, content, lower(content), ARRAY(
    SELECT DISTINCT word_id_of($1, word)
    FROM string_to_table(translate(lower(content), E'\\n', ' '), ' ') AS word
    WHERE word <> ''
  )
  FROM unnest($2::text[]) WITH ORDINALITY AS row (content, at)`;

const insertWords = `
  INSERT INTO search_words (user_id, word_id, word)
  SELECT DISTINCT $1::uuid, word_id_of($1, word), word
  FROM texts, string_to_table(translate(folded, E'\\n', ' '), ' ') AS word
  WHERE word <> ''`;

/** Messages, requests and sent emails, and of each text the words that none before it had, merged but
 * for those of the last messages, as triggers do. */
const insertMessages = `
  WITH session AS (
    SELECT * FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS row (id, name, at)
  ), said AS MATERIALIZED (
    SELECT gen_random_uuid() AS message_id, session.id, session.at, name, nr,
      mod(abs(hashint8(($5 + session.at) * 1000 + nr)::bigint), ${texts}) AS text_at
    FROM session CROSS JOIN generate_series(1, $4::integer) AS nr
  ), inserted AS (
    INSERT INTO chat_messages (id, session_id, user_id, role, content, folded_content, choices)
    SELECT message_id, id, $1, CASE nr % 2 WHEN 1 THEN 'user' ELSE 'assistant' END,
      texts.content || extra, texts.folded || lower(extra),
      CASE WHEN nr % 50 = 0 THEN jsonb_build_object(
        'blanks', jsonb_build_object('first name', 'Ольга ' || name), 'answers', '{}'::jsonb,
        'taken', '[]'::jsonb, 'put_back', '[]'::jsonb
      ) END
    FROM said
    JOIN texts ON texts.at = text_at
    CROSS JOIN LATERAL (
      SELECT CASE WHEN nr = 1 + said.at % $4 THEN E'\\n\\n' || name || '.' ELSE '' END
    ) AS one (extra)
    ORDER BY said.at, nr
  ), requests AS (
    INSERT INTO ai_requests (
      id, user_id, session_id, message_type, status, charge, usage_day, settled_at,
      asked_message_id, answer_message_id
    )
    SELECT gen_random_uuid(), $1, asked.id, 'email_optimization', 'answered', 'free', current_date,
      now(), asked.message_id, answer.message_id
    FROM said AS asked JOIN said AS answer ON answer.at = asked.at AND answer.nr = asked.nr + 1
    WHERE asked.nr % 2 = 1
    ORDER BY asked.at, asked.nr
  ), emails AS MATERIALIZED (
    SELECT gen_random_uuid() AS email_id, id, name FROM session WHERE at % 3 = 0
  ), sent AS (
    INSERT INTO sent_emails (id, user_id, session_id, recipient)
    SELECT email_id, $1, id, 'Inès ' || reverse(name) FROM emails
  ), own AS MATERIALIZED (
    SELECT id, source, source_id, word, word_id_of($1, word) AS word_id
    FROM (
      SELECT id, 'name' AS source, id AS source_id, unnest(ARRAY['letter', 'to', lower(name)]) AS word
      FROM session
      UNION ALL SELECT id, 'message', message_id, lower(name) || '.' FROM said WHERE nr = 1 + at % $4
      UNION ALL SELECT id, 'choices', message_id, unnest(ARRAY['ольга', lower(name)])
      FROM said WHERE nr % 50 = 0
      UNION ALL SELECT id, 'recipient', email_id, unnest(ARRAY['ines', lower(reverse(name))])
      FROM emails
    ) AS words
  ), added AS (
    INSERT INTO search_words (user_id, word_id, word)
    SELECT DISTINCT $1::uuid, word_id, word FROM own WHERE NOT EXISTS (
      SELECT FROM search_words AS known
      WHERE known.user_id = $1 AND known.word_id = own.word_id
    )
  )
  INSERT INTO chat_session_words (user_id, session_id, source, source_id, words)
  SELECT $1, id, source, source_id, array_agg(word_id)
  FROM (
    SELECT id, 'message' AS source,
      CASE WHEN nr <= $4 - at % 25 THEN id ELSE message_id END AS source_id, word_id
    FROM (
      SELECT said.at, word_id, min(nr) AS nr
      FROM said JOIN texts ON texts.at = text_at CROSS JOIN unnest(words) AS word_id
      GROUP BY said.at, word_id
    ) AS first
    JOIN said USING (at, nr)
    UNION ALL
    SELECT id, source, source_id, word_id FROM own
  ) AS words
  GROUP BY id, source, source_id
  ORDER BY id`;
