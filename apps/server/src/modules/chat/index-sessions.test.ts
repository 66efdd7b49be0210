import { CreateSentEmailRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createSentEmail } from '../sent-emails/service.ts';
import { indexSessions } from './index-sessions.ts';
import { listChatSessions, updateChatSession } from './sessions.ts';
import { updateChatMessage } from './update-message.ts';

const migrations = join(import.meta.dirname, '../../platform/db/migrations');

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  await test.database.everything.deleteFrom('chat_sessions').execute();
  ada = await test.createPerson();
});
afterAll(() => test.close());

const say = (content: string, session_id: string | null = null, person = ada) =>
  optimizeEmail(person.ctx, { content, session_id, message_type: 'email_optimization' });

const count = async (search: string, person = ada) =>
  (await listChatSessions(person.ctx, { search, limit: 50 })).items.length;

const index = () => indexSessions(test.services, 'system');

/** The words that are kept of a person, in order. */
const knownWords = async ({ id }: Person) => {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_words WHERE user_id = ${id} ORDER BY word
  `.execute(test.database.everything);
  return rows.map(({ word }) => word);
};

const waiting = () =>
  test.database.everything.selectFrom('sessions_to_index').selectAll().execute();

/** As on a database that was filled before its sessions could be searched by their words. */
async function migrateAnew(): Promise<void> {
  for (const name of ['0030-session-search.down', '0030-session-search']) {
    const text = await readFile(join(migrations, `${name}.sql`), 'utf8');
    await test.database.db.transaction().execute((tx) => sql.raw(text).execute(tx));
  }
}

const step = async (db: Database) => {
  const { rows } = await sql<{ is_done: boolean | null }>`
    SELECT index_next_session() AS is_done
  `.execute(db);
  return rows[0]?.is_done;
};

/** A session with a message of these words, as one statement writes it. */
async function addSession(words: readonly string[], { id: user_id } = ada): Promise<string> {
  const { everything } = test.database;
  const { id: session_id } = await everything
    .insertInto('chat_sessions')
    .values({ user_id, title: 'Plain', folded_name: 'plain' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { content: words.join(' '), folded_content: words.join(' ') };
  await everything
    .insertInto('chat_messages')
    .values({ user_id, session_id, role: 'user', ...text })
    .execute();
  return session_id;
}

const wordsFrom = (first: number, length: number) =>
  Array.from({ length }, (_, at) => `quex${first + at}`);

it('indexes what was there before the migration, on two servers at once, without a word twice', async () => {
  const { session, messages } = await say('Hi [fill in: first name],\n\nIs Quexley yours?');
  const choices = { blanks: { 'first name': 'Ольга Brimwick' } };
  await updateChatMessage(ada.ctx, messages[1].id, { choices });
  const mark = { message_id: messages[1].id, recipient: 'Inès Dunstead' };
  await createSentEmail(ada.ctx, CreateSentEmailRequest.parse(mark), null);
  await updateChatSession(ada.ctx, session.id, { session_name: 'Falmere' });
  const bo = await test.createPerson();
  await say('Hi Ann,\n\nIs Quexley yours?', null, bo);
  const before = [await knownWords(ada), await knownWords(bo)];

  await migrateAnew();
  expect(await count('quexley')).toBe(0);
  expect(await waiting()).toHaveLength(2);
  await say('Hi Tom,\n\nIs Quexley near Zorby?', session.id);
  expect([await count('quexley zorby'), await count('falmere')]).toEqual([1, 0]);

  await Promise.all([index(), index()]);
  expect(await waiting()).toEqual([]);
  expect(await count('falmere quexley ольга brimwick ines dunstead zorby')).toBe(1);
  expect(await count('quexley', bo)).toBe(1);
  expect(await knownWords(ada)).toEqual(expect.arrayContaining(before[0] ?? []));
  expect(await knownWords(bo)).toEqual(before[1]);
  expect(await index()).toBe(0);
});

it('takes a long session in steps, each with the words of one person to itself', async () => {
  const id = await addSession(wordsFrom(0, 900));
  const text = (first: number) => wordsFrom(first, 900).join(' ');
  await test.database.everything
    .insertInto('chat_messages')
    .values(
      [900, 1800].map((first) => ({
        ...{ user_id: ada.id, session_id: id, role: 'user' },
        ...{ content: text(first), folded_content: text(first) },
      })),
    )
    .execute();
  await addSession(['zorby'], await test.createPerson());
  await migrateAnew();
  const sizes: number[] = [];
  for (let goesOn = true; goesOn;) {
    goesOn = await test.database.everything.transaction().execute(async (tx) => {
      const isDone = await step(tx);
      const { rows } = await sql`
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()
          AND mode = 'ExclusiveLock'
      `.execute(tx);
      expect(rows.length).toBeLessThanOrEqual(1);
      return isDone === true;
    });
    sizes.push((await knownWords(ada)).filter((word) => word.startsWith('quex')).length);
  }
  expect(sizes.every((size, at) => size - (sizes[at - 1] ?? 0) <= 1000)).toBe(true);
  expect([sizes.at(-1), await count('quex2699')]).toEqual([2700, 1]);
});

it('stores a message of thousands of new words at once, and finds the last of them a little later', async () => {
  const id = await addSession(wordsFrom(0, 2500));
  expect((await knownWords(ada)).length).toBeLessThan(1100);
  expect(await waiting()).toMatchObject([{ session_id: id }]);
  await index();
  expect([await count('quex0'), await count('quex2499')]).toEqual([1, 1]);
  expect(await waiting()).toEqual([]);
});

it('forgets words of sessions that were deleted at the same moment', async () => {
  const [one, other] = [
    await addSession(['falmere', 'zorby']),
    await addSession(['falmere', 'dunstead']),
  ];
  const { everything } = test.database;
  const remove = (db: Database, id: string) =>
    db.deleteFrom('chat_sessions').where('id', '=', id).execute();
  await everything.transaction().execute(async (tx) => {
    await remove(tx, one);
    await remove(everything, other);
  });
  expect(await knownWords(ada)).toContain('falmere');
  const kept = await addSession(['dunstead']);
  await index();
  expect(await knownWords(ada)).toEqual(['dunstead', 'plain']);
  await remove(everything, kept);
  expect(await knownWords(ada)).toEqual([]);
});

it('passes over somebody who is just adding words, and waits for nobody', async () => {
  const bo = await test.createPerson();
  const [adas, bos] = [await addSession(['falmere']), await addSession(['zorby'], bo)];
  await migrateAnew();
  const { everything } = test.database;
  await everything.transaction().execute(async (tx) => {
    await tx
      .updateTable('chat_sessions')
      .set({ folded_name: 'brimwick' })
      .where('id', '=', adas)
      .execute();
    expect(await step(everything)).toBe(true);
    expect(await step(everything)).toBe(false);
  });
  expect([await count('zorby', bo), await count('falmere')]).toEqual([1, 0]);
  await everything.deleteFrom('chat_sessions').where('id', '=', bos).execute();
  await index();
  expect([await count('falmere brimwick'), await count('plain')]).toEqual([1, 0]);
});

it('keeps nothing of what is taken back while its session is indexed', async () => {
  const { messages } = await say('Hi [fill in: first name],\n\nIs Quexley yours?');
  const fill = (name: string | null) =>
    updateChatMessage(ada.ctx, messages[1].id, { choices: { blanks: { 'first name': name } } });
  await fill('Brimwick');
  await migrateAnew();
  const change = await test.database.everything.transaction().execute(async (tx) => {
    expect(await step(tx)).toBe(true);
    const change = fill(null);
    await expect
      .poll(async () => {
        const { rows } = await sql`
          SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        `.execute(tx);
        return rows.length;
      })
      .toBe(1);
    return { change };
  });
  await change.change;
  await index();
  expect([await count('quexley'), await count('brimwick')]).toEqual([1, 0]);
});

it('leaves a session alone that is deleted at the same moment', async () => {
  const id = await addSession(['falmere']);
  await migrateAnew();
  const { everything, url } = test.database;
  const other = openDatabase(url, test.services.log);
  const indexing = await everything.transaction().execute(async (tx) => {
    await tx.deleteFrom('chat_sessions').where('id', '=', id).execute();
    const indexing = indexSessions({ ...test.services, db: other }, 'system');
    await expect
      .poll(async () => {
        const { rows } = await sql`
          SELECT FROM pg_locks WHERE locktype = 'transactionid' AND NOT granted
        `.execute(tx);
        return rows.length;
      })
      .toBe(1);
    return { indexing };
  });
  await indexing.indexing;
  await other.destroy();
  expect(await waiting()).toEqual([]);
});

it('is for the system and admins alone', async () => {
  await expect(indexSessions(test.services, ada.ctx)).rejects.toMatchObject({ code: 'not_found' });
});
