import { CreateSentEmailRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createSentEmail, updateSentEmail } from '../sent-emails/service.ts';
import {
  deleteChatSession,
  listChatSessions,
  purgeChatSession,
  restoreChatSession,
  updateChatSession,
} from './sessions.ts';
import { updateChatMessage } from './update-message.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const say = (content: string, session_id: string | null = null, person = ada) =>
  optimizeEmail(person.ctx, { content, session_id, message_type: 'email_optimization' });

const find = (search: string, person = ada) => listChatSessions(person.ctx, { search, limit: 50 });
const count = async (search: string) => (await find(search)).items.length;

/** The words that are kept of a person, in order. */
const knownWords = async ({ id }: Person) => {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_words WHERE user_id = ${id} ORDER BY word
  `.execute(test.database.everything);
  return rows.map(({ word }) => word);
};

const email = 'Hi Tom,\n\nIs your stock at the Quexley shop counted by hand?';

it.each(['quexley', 'uexl', 'qu', 'd?', 'q', ',', 'tom quexley counted'])(
  'finds %s',
  async (part) => {
    await say(email);
    expect(await count(part)).toBe(1);
  },
);

it.each(['quexleys', 'xq', 'zq', '?d', 'm,i', 'quexley zebra'])(
  'does not find %s',
  async (part) => {
    await say(email);
    expect(await count(part)).toBe(0);
  },
);

it('shows a message of the session itself where no message has every word', async () => {
  await say('Hi Tom,\n\nIs Quexley yours?');
  const { session, messages } = await say('Hi Tom,\n\nIs Quexley yours?');
  await say('Hi Ann,\n\nIs Brimwick far?', session.id);
  await updateChatSession(ada.ctx, session.id, { session_name: 'Plain' });
  const { items } = await find('brimwick quexley');
  expect(items.map(({ id, hit }) => [id, hit?.message_id])).toEqual([[session.id, messages[0].id]]);
});

it('finds nothing of another person, whose words are the same', async () => {
  await say(email, null, await test.createPerson());
  await say('Hi Ann,\n\nIs your payroll done by hand?');
  expect(await count('quexley')).toBe(0);
  expect(await count('hand')).toBe(1);
});

it('follows a session to its new name and back', async () => {
  const { id } = (await say(email)).session;
  await updateChatSession(ada.ctx, id, { session_name: 'Brimwick' });
  expect(await count('brimwick')).toBe(1);
  await updateChatSession(ada.ctx, id, { session_name: 'Dunstead' });
  expect([await count('brimwick'), await count('dunstead')]).toEqual([0, 1]);
});

it('finds a restored session again, and forgets the words of one deleted for good', async () => {
  const kept = (await say(email)).session.id;
  const before = await knownWords(ada);
  const { id } = (await say('Hi Tom,\n\nIs your stock in Brimwick counted by hand?')).session;
  await deleteChatSession(ada.ctx, id);
  expect(await count('brimwick')).toBe(0);
  await restoreChatSession(ada.ctx, id);
  expect(await count('brimwick')).toBe(1);
  await deleteChatSession(ada.ctx, id);
  await purgeChatSession(ada.ctx, id);
  expect(await knownWords(ada)).toEqual(before);
  expect((await find('tom hand')).items.map((session) => session.id)).toEqual([kept]);
});

it('takes what is filled in along when it changes, and leaves what the text says too', async () => {
  const { messages } = await say('Hi [fill in: first name],\n\nIs your stock counted by Quex?');
  const fill = (name: string | null) =>
    updateChatMessage(ada.ctx, messages[1].id, { choices: { blanks: { 'first name': name } } });
  await fill('Quex Brimwick');
  await fill('Quex Dunstead');
  expect([await count('brimwick'), await count('dunstead')]).toEqual([0, 1]);
  await fill(null);
  expect([await count('dunstead'), await count('quex')]).toEqual([0, 1]);
  expect(await knownWords(ada)).not.toContain('dunstead');
});

it('finds what a later message says as well, once the first that said it is deleted', async () => {
  const { session, messages } = await say('Hi Tom,\n\nIs Quexley Brimwick yours?');
  await say('Hi Ann,\n\nIs Quexley far?', session.id);
  const [{ id: asked }, { id: answer }] = messages;
  for (const id of [asked, answer]) {
    await test.database.everything.deleteFrom('chat_messages').where('id', '=', id).execute();
  }
  await updateChatSession(ada.ctx, session.id, { session_name: 'Plain' });
  expect([await count('quexley'), await count('brimwick')]).toEqual([1, 0]);
  expect(await knownWords(ada)).not.toContain('brimwick');
});

it('finds what each message says when there are many, and what is left when one is deleted', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `quexley${'xyz'.repeat(at + 1)}`);
  const { rows } = await sql<{ id: string; session_id: string }>`
    WITH session AS (
      INSERT INTO chat_sessions (user_id, title, folded_name) VALUES (${ada.id}, 'Plain', 'plain')
      RETURNING id
    )
    SELECT gen_random_uuid() AS id, session.id AS session_id
    FROM session, generate_series(1, ${names.length}::integer)
  `.execute(test.database.everything);
  for (const [at, { id, session_id }] of rows.entries()) {
    await test.database.everything
      .insertInto('chat_messages')
      .values({
        ...{ id, session_id, user_id: ada.id, role: 'user', content: '' },
        folded_content: `${names[at] ?? ''} brimwick`,
      })
      .execute();
  }
  const kept = await sql`
    SELECT FROM chat_session_words WHERE user_id = ${ada.id} AND source = 'message'
  `.execute(test.database.everything);
  expect(kept.rows.length).toBeLessThan(rows.length / 2);
  expect(await knownWords(ada)).toEqual(expect.arrayContaining([...names, 'brimwick', 'plain']));
  for (const name of names) expect(await count(`${name} brimwick`)).toBe(1);
  const [first] = rows;
  await test.database.everything
    .deleteFrom('chat_messages')
    .where('id', '=', first?.id ?? '')
    .execute();
  expect(await knownWords(ada)).not.toContain(names[0]);
  expect([await count('brimwick'), await count(names[11] ?? '')]).toEqual([1, 1]);
});

it('goes by the recipient that a sent email has now', async () => {
  const { messages } = await say(email);
  const mark = { message_id: messages[1].id, recipient: 'Inès Brimwick' };
  const { id } = await createSentEmail(ada.ctx, CreateSentEmailRequest.parse(mark), null);
  await updateSentEmail(ada.ctx, id, { recipient: 'Zoë Dunstead' });
  expect([await count('brimwick'), await count('zoe dunstead')]).toEqual([0, 1]);
});

it('looks into the texts for what stands nearly everywhere, and counts to 200', async () => {
  const { session } = await say(email);
  const values = Array.from({ length: 201 }, (_, index) => ({
    user_id: ada.id,
    title: 'A',
    folded_name: 'a',
    last_activity: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  await test.database.everything.insertInto('chat_sessions').values(values).execute();
  expect(await find('a')).toMatchObject({ total: 200, is_capped: true });
  const found = await find('q');
  expect(found.items.map(({ id }) => id)).toEqual([session.id]);
  expect(found).not.toHaveProperty('is_capped');
});
