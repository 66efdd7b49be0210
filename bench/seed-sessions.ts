import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { randomFrom } from './numbers.ts';
import { writtenTemplate } from './seed-templates.ts';

type Size = { readonly sessions: number; readonly messages: number };

const texts = 5_000;

/**
 * Gives the one person there is so many sessions, an hour apart, with so many messages each. Every
 * message is one of 5,000 texts, one of each session with its name below; one in fifty has a blank
 * filled in, and every third session has an email sent to somebody.
 */
export async function seedSessions(pool: Pool, size: Size): Promise<void> {
  const client = await pool.connect();
  try {
    // Without triggers and foreign keys, which would take hours; what they would write is added.
    await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'`);
    // Only what is emptied in the same transaction can be copied in such that VACUUM has no work.
    await client.query(`BEGIN; TRUNCATE ${Object.keys(columns).join(', ')} CASCADE`);
    // Indexes are filled at the end, at once.
    await client.query(`UPDATE pg_index SET indisready = false
      WHERE indrelid = ANY ('{${large.join(', ')}}'::regclass[])`);
    await fill(client, size);
    await client.query('COMMIT');
    for (const table of large) await client.query(`REINDEX TABLE ${table}`);
  } finally {
    client.release(true);
  }
  for (const table of Object.keys(columns)) await pool.query(`VACUUM ANALYZE ${table}`);
}

const large = ['search_words', 'chat_messages', 'ai_requests', 'chat_session_words'];

const columns = {
  chat_sessions: 'id, user_id, title, folded_name, is_archived, last_activity, created_at',
  chat_messages: 'user_id, session_id, id, role, content, folded_content, choices',
  ai_requests: `user_id, session_id, id, message_type, status, charge, usage_day, settled_at,
    asked_message_id, answer_message_id`,
  sent_emails: 'id, user_id, session_id, recipient',
  search_words: 'user_id, word_id, word',
  chat_session_words: 'user_id, session_id, source, source_id, words',
} as const;

async function fill(client: PoolClient, { sessions, messages }: Size): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM auth.users');
  const userId = rows[0]?.id ?? '';
  const all = Array.from({ length: sessions }, (_, at) => sessionOf(at, sessions));
  const written = Array.from({ length: texts }, (_, at) => {
    const { email_content: content } = writtenTemplate(at + 1);
    const folded = content.toLowerCase();
    return { content: escaped(content), folded: escaped(folded), words: wordsOf(folded) };
  });
  const idOf = await idsOfWords(client, userId, [
    ...written.flatMap(({ words }) => words),
    ...all.flatMap((session) => Object.values(wordsOfSession(session)).flat()),
  ]);
  const copy = (table: keyof typeof columns, lines: () => Iterable<string>) =>
    pipeline(
      Readable.from(lines()),
      client.query(copyFrom(`COPY ${table} (${columns[table]}) FROM STDIN (FREEZE)`)),
    );

  await copy('search_words', function* () {
    for (const [word, id] of idOf) yield line(userId, id, escaped(word));
  });
  await copy('chat_sessions', function* () {
    for (const { at, id, name, moment } of all) {
      const title = `Letter to ${name}`;
      yield line(id, userId, title, title.toLowerCase(), at % 10 === 9, moment, moment);
    }
  });
  await copy('sent_emails', function* () {
    for (const { id, emailId, recipient } of all) {
      if (emailId !== null) yield line(emailId, userId, id, recipient);
    }
  });
  await copy('chat_messages', function* () {
    for (const session of all) {
      const start = `${userId}\t${session.id}\t`;
      let lines = '';
      for (const { nr, id, text } of messagesOf(session, messages)) {
        const [content, folded] = [written[text]?.content ?? '', written[text]?.folded ?? ''];
        const role = nr % 2 === 0 ? 'user' : 'assistant';
        const end = isNamed(session, nr, messages) ? `\\n\\n${session.name}.` : '';
        const choices = isFilledIn(nr) ? choicesOf(session) : '\\N';
        lines += `${start}${id}\t${role}\t${content}${end}\t${folded}${end.toLowerCase()}\t${choices}\n`;
      }
      yield lines;
    }
  });
  await copy('ai_requests', function* () {
    for (const session of all) {
      const start = `${userId}\t${session.id}\t`;
      const made = `email_optimization\tanswered\tfree\t${today}\t${session.moment}`;
      let [lines, asked] = ['', ''];
      for (const { nr, id } of messagesOf(session, messages)) {
        if (nr % 2 === 0) asked = id;
        else lines += `${start}${randomUUID()}\t${made}\t${asked}\t${id}\n`;
      }
      yield lines;
    }
  });
  const wordIds = written.map(({ words }) => words.map((word) => idOf.get(word) ?? ''));
  await copy('chat_session_words', function* () {
    for (const session of all) {
      const row = (source: string, sourceId: string, ids: readonly string[]) =>
        line(userId, session.id, source, sourceId, `{${ids.join()}}`);
      const { name, message, choices, recipient } = wordsOfSession(session);
      const ids = (words: readonly string[]) => words.map((word) => idOf.get(word) ?? '');
      yield row('name', session.id, ids(name));
      if (session.emailId !== null) yield row('recipient', session.emailId, ids(recipient));
      // Of each message the words that none before it had, merged but for those of the last ones.
      const seen = new Set<string>();
      const merged: string[] = [];
      for (const { nr, id, text } of messagesOf(session, messages)) {
        const own = isNamed(session, nr, messages) ? ids(message) : [];
        const fresh = [...(wordIds[text] ?? []), ...own].filter((word) => !seen.has(word));
        for (const word of fresh) seen.add(word);
        if (nr < messages - (session.at % 25)) merged.push(...fresh);
        else if (fresh.length > 0) yield row('message', id, fresh);
        if (isFilledIn(nr)) yield row('choices', id, ids(choices));
      }
      yield row('message', session.id, merged);
    }
  });
}

const today = new Date().toISOString().slice(0, 10);

function line(...values: readonly (string | boolean)[]): string {
  return `${values.join('\t')}\n`;
}

/** As the text format of COPY has it. */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}

function wordsOf(folded: string): string[] {
  return [...new Set(folded.split(/\s+/).filter((word) => word !== ''))];
}

async function idsOfWords(
  client: PoolClient,
  userId: string,
  words: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ word: string; id: string }>(
    'SELECT word, word_id_of($1, word) AS id FROM unnest($2::text[]) AS word',
    [userId, [...new Set(words)]],
  );
  return new Map(rows.map(({ word, id }) => [word, id]));
}

type Session = ReturnType<typeof sessionOf>;

function sessionOf(at: number, count: number) {
  const name = nameOf(at);
  return {
    at,
    id: randomUUID(),
    name,
    moment: new Date(Date.now() - (count - at) * 3_600_000).toISOString(),
    emailId: at % 3 === 2 ? randomUUID() : null,
    recipient: `Inès ${name.split('').reverse().join('')}`,
  };
}

/** By what they stand in. */
function wordsOfSession({ name, recipient }: Session) {
  const folded = name.toLowerCase();
  return {
    name: ['letter', 'to', folded],
    message: [`${folded}.`],
    choices: ['ольга', folded],
    recipient: ['ines', ...recipient.toLowerCase().split(' ').slice(1)],
  };
}

type Message = { readonly nr: number; readonly id: string; readonly text: number };

/** The same whenever it is asked. */
function* messagesOf({ at }: Session, count: number): Generator<Message> {
  const { below } = randomFrom(2_000_000 + at);
  const digits = (length: number) =>
    below(16 ** length)
      .toString(16)
      .padStart(length, '0');
  for (let nr = 0; nr < count; nr += 1) {
    const id = `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(6)}${digits(6)}`;
    yield { nr, id, text: below(texts) };
  }
}

/** One message of each session has its name below the text. */
const isNamed = ({ at }: Session, nr: number, messages: number) => nr === at % messages;

const isFilledIn = (nr: number) => nr % 50 === 49;

function choicesOf({ name }: Session): string {
  const blanks = { 'first name': `Ольга ${name}` };
  return JSON.stringify({ blanks, answers: {}, taken: [], put_back: [] });
}

/** A name that hardly any other session has, and the same each time. */
export function nameOf(session: number): string {
  const { below } = randomFrom(1_000_000 + session);
  const syllables = 'ba re mi tho gun pel zak wir sor ved lum kie xan oro fyl jas qui nev'.split(
    ' ',
  );
  const name = Array.from({ length: 4 }, () => syllables[below(syllables.length)]).join('');
  return name.replace(/^./, (letter) => letter.toUpperCase());
}
