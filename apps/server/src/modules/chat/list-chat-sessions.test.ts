import { CreateSentEmailRequest, paths, type ChatSessionQuery } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clumsyEmail } from '../../testing/clumsy-email.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { updateChatMessage } from './update-message.ts';
import { createSentEmail, deleteSentEmail } from '../sent-emails/service.ts';
import { deleteChatSession, listChatSessions, updateChatSession } from './sessions.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

/** Adds sessions titled "1" to `count`, a minute apart. */
async function addSessions(person: Person, count: number, is_archived = false): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => ({
    user_id: person.id,
    title: String(index + 1),
    is_archived,
    last_activity: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  await test.database.everything.insertInto('chat_sessions').values(values).execute();
}

const titles = async (query: ChatSessionQuery) =>
  (await listChatSessions(ada.ctx, query)).items.map(({ title }) => title);

describe('listChatSessions', () => {
  it('lists what was used last first', async () => {
    await addSessions(ada, 3);
    expect(await titles({ limit: 50 })).toEqual(['3', '2', '1']);
  });

  it('gives page after page without a gap, and the number of all', async () => {
    await addSessions(ada, 5);
    const first = await listChatSessions(ada.ctx, { limit: 2 });
    expect(first.total).toBe(5);
    expect(await titles({ limit: 2, before: first.items[1]?.last_activity ?? '' })).toEqual([
      '3',
      '2',
    ]);
  });

  it('leaves out archived sessions and those of others', async () => {
    await addSessions(ada, 2, true);
    await addSessions(await test.createPerson(), 2);
    expect(await listChatSessions(ada.ctx, { limit: 50 })).toEqual({ items: [], total: 0 });
  });

  it('lists archived and deleted ones apart, the last deleted first', async () => {
    await addSessions(ada, 1);
    await addSessions(ada, 2, true);
    const page = await listChatSessions(ada.ctx, { state: 'archived', limit: 50 });
    expect(page.items.map(({ title }) => title)).toEqual(['2', '1']);
    for (const { id } of page.items) await deleteChatSession(ada.ctx, id);
    expect(await titles({ limit: 50, state: 'archived' })).toEqual([]);
    expect((await titles({ limit: 50, state: 'deleted' })).toSorted()).toEqual(['1', '2']);
    expect(await titles({ limit: 50 })).toEqual(['1']);
  });

  it('keeps those of one moment together, so that no page loses one', async () => {
    const last_activity = new Date(Date.UTC(2026, 0, 1));
    const values = ['1', '2', '3'].map((title) => ({ user_id: ada.id, title, last_activity }));
    await test.database.everything.insertInto('chat_sessions').values(values).execute();
    expect((await titles({ limit: 2 })).toSorted()).toEqual(['1', '2', '3']);
  });
});

describe('a search of sessions', () => {
  const found = async (search: string) =>
    (await listChatSessions(ada.ctx, { search, limit: 50 })).items.map(({ hit }) => hit);

  const say = async (person: Person, content: string) =>
    optimizeEmail(person.ctx, { content, session_id: null, message_type: 'email_optimization' });

  beforeEach(async () => {
    await say(ada, 'Subject: Fernhill checkout\n\nHi Zoë,\n\nIs your stock counted by hand?');
    await say(await test.createPerson(), 'Subject: Fernhill checkout\n\nHi Zoë, is it 100% wool?');
  });

  it('finds a word in the name, and says where', async () => {
    expect(await found('CHECKOUT fern')).toEqual([
      {
        field: 'name',
        message_id: null,
        text: 'Fernhill checkout',
        ranges: [
          [0, 4],
          [9, 17],
        ],
      },
    ]);
  });

  it('finds what was said, whatever the accents', async () => {
    const [hit] = await found('zoe stock');
    expect(hit?.field).toBe('content');
    const words = hit?.ranges.map(([start, end]) => hit.text.slice(start, end));
    expect(words).toEqual(['Zoë', 'stock']);
  });

  it('names the message that has most of the words', async () => {
    const [session] = (await listChatSessions(ada.ctx, { limit: 1 })).items;
    const { messages } = await optimizeEmail(ada.ctx, {
      content: 'Hi Zoë,\n\nIs your wool dyed by hand in Leeds?',
      session_id: session?.id ?? null,
      message_type: 'email_optimization',
    });
    const [hit] = await found('zoe dyed');
    expect(hit).toMatchObject({ field: 'content', message_id: messages[0].id });
  });

  it.each(['οδός', 'ΟΔΟΣ', 'हिन्दी', 'שָׁלוֹם'])('finds %s as it was written', async (word) => {
    await say(
      ada,
      `Hi Tom,\n\nOur street is ${word.toLowerCase()}. Is your stock counted by hand?`,
    );
    expect(await found(word)).toHaveLength(1);
  });

  it('finds only what has every word, somewhere', async () => {
    expect(await found('checkout stock')).toHaveLength(1);
    expect(await found('checkout zebra')).toEqual([]);
  });

  it.each(['%', '_', '100% wool', '\\'])('takes %s for what it is', async (search) => {
    expect(await found(search)).toEqual([]);
  });

  it('finds what was written into a blank, and shows it where it stands', async () => {
    const { messages } = await say(
      ada,
      'Subject: Counting\n\nHi [fill in: first name],\n\nIs your stock at the second warehouse counted by hand?',
    );
    const blanks = { 'first name': 'Ольга Bélanger' };
    await updateChatMessage(ada.ctx, messages[1].id, { choices: { blanks } });
    const [hit, ...others] = await found('ольга belanger counted');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ field: 'content', message_id: messages[1].id });
    expect(hit?.text).toContain('Ольга Bélanger');
    const words = hit?.ranges.map(([start, end]) => hit.text.slice(start, end));
    expect(words).toEqual(expect.arrayContaining(['Ольга', 'Bélanger', 'counted']));
    await updateChatMessage(ada.ctx, messages[1].id, {
      choices: { blanks: { 'first name': null } },
    });
    expect(await found('belanger')).toEqual([]);
  });

  it('shows a blank by itself that the message does not have', async () => {
    const { messages } = await say(ada, 'Subject: Ovens\n\nHi Tom,\n\nIs a baker of yours in?');
    const blanks = { 'first name': 'Ada', 'what you saw': 'Kensington bakery' };
    await updateChatMessage(ada.ctx, messages[1].id, { choices: { blanks } });
    const text = 'what you saw: Kensington bakery';
    for (const search of ['kensington', 'kensington a']) {
      expect(await found(search)).toEqual([
        { field: 'content', message_id: messages[1].id, text, ranges: [[14, 24]] },
      ]);
    }
  });

  it('finds what was answered and taken, and shows it in the email as it was decided', async () => {
    const { messages, optimization } = await say(ada, clumsyEmail);
    const offer = optimization.offers.find(({ kind }) => kind === 'ask');
    const question = optimization.questions.find(({ place }) => place === 'opening');
    if (!offer || !question) throw new Error('Too little is offered and asked.');
    const { id } = messages[1];
    const search = 'kensington lanes scanner';
    expect(await found(search)).toEqual([]);
    expect(await found('short')).toEqual([]);
    const answers = { [question.id]: 'your shop in Kensington has two lanes' };
    await updateChatMessage(ada.ctx, id, { choices: { answers, taken: { [offer.id]: true } } });
    const [answered, ...others] = await found(search);
    expect(others).toEqual([]);
    expect(answered).toMatchObject({ field: 'content', message_id: id });
    expect(answered?.text).toContain('in Kensington has two lane');
    const [hit] = await found('short kensington');
    expect(hit?.message_id).toBe(id);
    expect((await found('short'))[0]?.text).toContain('a short call next week');
    const none = { answers: { [question.id]: null }, taken: { [offer.id]: false } };
    await updateChatMessage(ada.ctx, id, { choices: none });
    expect([...(await found(search)), ...(await found('short'))]).toEqual([]);
  });

  const names = ['أحمد علي', 'ながやま', 'नमस्ते', 'বাংলা', 'தமிழ்', 'שָׁלוֹם'];

  it.each([
    ...names.map((name) => [name, name]),
    ['Yılmaz KEBABÇI', 'yilmaz kebabci'],
    ['Strauß Łódź', 'strauss lodz'],
  ])('finds %s in a blank and as a name that an email went to', async (name, search) => {
    const filled = await say(ada, 'Hi [fill in: first name],\n\nIs your stock in Leeds?');
    const choices = { blanks: { 'first name': name } };
    await updateChatMessage(ada.ctx, filled.messages[1].id, { choices });
    const sent = await say(ada, 'Hi Tom,\n\nIs your stock counted by hand on Sundays?');
    const { id: message_id } = sent.messages[1];
    const mark = CreateSentEmailRequest.parse({ message_id, recipient: name });
    await createSentEmail(ada.ctx, mark, null);
    const hits = await found(search);
    expect(hits.map((hit) => hit?.message_id).toSorted()).toEqual(
      [filled.messages[1].id, message_id].toSorted(),
    );
    for (const hit of hits) {
      const words = hit?.ranges.map(([start, end]) => hit.text.slice(start, end));
      expect(words?.join(' ')).toBe(name);
    }
  });

  it('finds whom an email was sent to, as long as it counts as sent', async () => {
    const { messages } = await say(ada, 'Hi Tom,\n\nIs your stock counted by hand on Sundays?');
    const message_id = messages[1].id;
    const mark = CreateSentEmailRequest.parse({ message_id, recipient: 'Inès Moreau' });
    const { id } = await createSentEmail(ada.ctx, mark, null);
    const text = 'Sent to Inès Moreau';
    expect(await found('moreau ines')).toEqual([
      {
        ...{ field: 'content', message_id, text },
        ranges: [
          [8, 12],
          [13, 19],
        ],
      },
    ]);
    expect(await found('moreau sundays')).toHaveLength(1);
    expect(await found('moreau zebra')).toEqual([]);
    await deleteSentEmail(ada.ctx, id);
    expect(await found('moreau')).toEqual([]);
  });

  it('goes by the name that a session was given', async () => {
    const [session] = (await listChatSessions(ada.ctx, { limit: 1 })).items;
    await updateChatSession(ada.ctx, session?.id ?? '', { session_name: 'Second touch' });
    expect((await found('second'))[0]?.text).toBe('Second touch');
    expect((await found('fernhill'))[0]?.field).toBe('content');
  });

  it('leaves out what is archived or deleted, unless it is asked for', async () => {
    const [session] = (await listChatSessions(ada.ctx, { limit: 1 })).items;
    await updateChatSession(ada.ctx, session?.id ?? '', { is_archived: true });
    expect(await found('stock')).toEqual([]);
    const archived = { state: 'archived', search: 'stock', limit: 50 } as const;
    expect(await listChatSessions(ada.ctx, archived)).toMatchObject({ total: 1 });
  });

  it('says how many archived ones hold it where no other does', async () => {
    const [session] = (await listChatSessions(ada.ctx, { limit: 1 })).items;
    const search = (query: string) => listChatSessions(ada.ctx, { search: query, limit: 50 });
    expect(await search('zebra')).toEqual({ items: [], total: 0, archived: 0 });
    expect(await search('stock')).not.toHaveProperty('archived');
    await updateChatSession(ada.ctx, session?.id ?? '', { is_archived: true });
    expect(await search('stock')).toEqual({ items: [], total: 0, archived: 1 });
  });

  describe('is made thirty times a minute', () => {
    const ask = async (query: string) =>
      (await test.call(`${paths.chatSessions}?search=a${query}`, { as: ada })).status;
    const askThirty = async (query: string) => {
      const statuses = [];
      for (let time = 1; time <= 30; time += 1) statuses.push(await ask(query));
      expect(statuses).toEqual(Array(30).fill(200));
    };

    it('with what is deleted beside it, as often again', async () => {
      await askThirty('&state=archived');
      expect(await ask('')).toBe(429);
      await askThirty('&state=deleted');
      expect(await ask('&state=deleted')).toBe(429);
      expect(await ask('&state=deleted&before=2026-01-01T00:00:00Z')).toBe(429);
    });

    it('and pages are turned on, but what comes before the future is no later page', async () => {
      await askThirty('&before=2999-01-01T00:00:00Z');
      expect(await ask('&before=2999-01-01T00:00:00Z')).toBe(429);
      expect(await ask('&offset=50')).toBe(429);
      expect(await ask('&before=2026-01-01T00:00:00Z')).toBe(200);
    });
  });
});
