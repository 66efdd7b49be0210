import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listChatSessions } from './list-chat-sessions.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

/** Sessions titled "1" … `count`, a minute apart. */
async function addSessions(person: Person, count: number, is_archived = false): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => ({
    user_id: person.id,
    title: String(index + 1),
    is_archived,
    last_activity: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  await test.database.everything.insertInto('chat_sessions').values(values).execute();
}

const titles = async (query: { limit: number; before?: string }) =>
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
});
