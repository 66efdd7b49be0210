import { OpenSessionList, paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, errorOf } from '../../testing/account-calls.ts';
import { cookieOf } from '../../testing/cookie-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const { accounts } = paths;

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  test = await createTestApp();
  calls = accountCalls(test);
});
afterAll(() => test.close());

async function sessionsOf(cookie: string) {
  const answer = await test.call(accounts.sessions, { as: { cookie } });
  return OpenSessionList.parse(await answer.json()).items;
}

describe('the list of sessions', () => {
  it('names each by browser and address, the current one first, and never by its secret', async () => {
    const { id, email, cookie } = await calls.newAccount();
    await test.call(accounts.signIn, {
      body: { email, password: 'Sturdy-Pen-42' },
      headers: { 'User-Agent': 'Firefox on a ship' },
      from: '198.51.100.7',
    });
    const answer = await test.call(accounts.sessions, { as: { cookie } });
    const text = await answer.text();
    const { items } = OpenSessionList.parse(JSON.parse(text));
    expect(items.map(({ is_current }) => is_current)).toEqual([true, false]);
    expect(items[1]).toMatchObject({
      user_agent: 'Firefox on a ship',
      ip_address: '198.51.100.7',
    });
    const rows = await test.database.everything
      .selectFrom('auth.sessions')
      .select('token')
      .where('userId', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
    for (const { token } of rows) expect(text).not.toContain(token);
  });

  it('leaves out those that are over', async () => {
    const { id, email, cookie } = await calls.newAccount();
    await calls.signIn(email);
    const [current] = await sessionsOf(cookie);
    await test.database.everything
      .updateTable('auth.sessions')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('userId', '=', id)
      .where('id', '!=', current?.id ?? '')
      .execute();
    expect(await sessionsOf(cookie)).toHaveLength(1);
  });
});

describe('when a session was last used', () => {
  const hour = 60 * 60_000;
  const endsAt = new Date(Date.now() + 24 * hour);

  async function idleFor(ms: number) {
    const person = await calls.newAccount();
    await test.database.everything
      .updateTable('auth.sessions')
      .set({ updatedAt: new Date(Date.now() - ms), expiresAt: endsAt })
      .where('userId', '=', person.id)
      .execute();
    return person;
  }
  const rowOf = (userId: string) =>
    test.database.everything
      .selectFrom('auth.sessions')
      .select(['updatedAt', 'expiresAt'])
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();

  it('is at most an hour ago while one works', async () => {
    const { id, cookie } = await idleFor(hour + 1_000);
    await test.call(paths.chatSessions, { as: { cookie } });
    const { updatedAt, expiresAt } = await rowOf(id);
    expect(Date.now() - updatedAt.getTime()).toBeLessThan(hour);
    expect(expiresAt).toEqual(endsAt);
  });

  it('is not written down again within the hour', async () => {
    const { id, cookie } = await idleFor(hour - 30_000);
    const { updatedAt } = await rowOf(id);
    await test.call(paths.chatSessions, { as: { cookie } });
    expect((await rowOf(id)).updatedAt).toEqual(updatedAt);
  });

  it('puts off its end, and the cookie’s, once an hour', async () => {
    const { id, cookie } = await calls.newAccount();
    const week = 7 * 24 * hour;
    const ask = async (age: number) => {
      await test.database.everything
        .updateTable('auth.sessions')
        .set({ expiresAt: new Date(Date.now() + week - age) })
        .where('userId', '=', id)
        .execute();
      const answer = await test.call(accounts.session, { as: { cookie } });
      return { cookies: answer.headers.getSetCookie(), ends: (await rowOf(id)).expiresAt };
    };
    expect((await ask(hour - 30_000)).cookies).toEqual([]);
    const { cookies, ends } = await ask(hour + 1_000);
    expect(cookies[0]).toContain('Max-Age=604800');
    expect(ends.getTime()).toBeGreaterThan(Date.now() + week - hour);
  });
});

describe('ending a session', () => {
  it('signs that browser out, and no other', async () => {
    const { email, cookie } = await calls.newAccount();
    const there = await calls.signIn(email);
    const other = (await sessionsOf(cookie)).find(({ is_current }) => !is_current);
    const end = await calls.post(accounts.endSession, { session_id: other?.id }, cookie);
    expect(end.status).toBe(200);
    expect(await calls.isSignedIn(there)).toBe(false);
    expect(await calls.isSignedIn(cookie)).toBe(true);
  });

  it('answers somebody else’s like one that does not exist, and leaves it alone', async () => {
    const [ada, bo] = [await calls.newAccount(), await calls.newAccount()];
    const [theirs] = await sessionsOf(bo.cookie);
    const foreign = await calls.post(accounts.endSession, { session_id: theirs?.id }, ada.cookie);
    const session_id = '00000000-0000-4000-8000-000000000000';
    const missing = await calls.post(accounts.endSession, { session_id }, ada.cookie);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    const error = await errorOf(missing);
    expect({ ...(await errorOf(foreign)), request_id: error.request_id }).toEqual(error);
    expect(await calls.isSignedIn(bo.cookie)).toBe(true);
  });

  it('ends all but the current one in one go', async () => {
    const { email, cookie } = await calls.newAccount();
    const others = [await calls.signIn(email), await calls.signIn(email)];
    const bystander = await calls.newAccount();
    expect((await calls.post(accounts.endOtherSessions, {}, cookie)).status).toBe(200);
    for (const other of others) expect(await calls.isSignedIn(other)).toBe(false);
    expect(await calls.isSignedIn(cookie)).toBe(true);
    expect(await calls.isSignedIn(bystander.cookie)).toBe(true);
  });
});

it('goes on for seven days more when it is used after a day', async () => {
  const { id, cookie } = await calls.newAccount();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await test.database.everything
    .updateTable('auth.sessions')
    .set({ createdAt: ago(2), updatedAt: ago(2), expiresAt: ago(-5) })
    .where('userId', '=', id)
    .execute();
  const answer = await test.call(accounts.session, { as: { cookie } });
  expect(cookieOf(answer)).toContain('session_token=');
  const { expiresAt } = await test.database.everything
    .selectFrom('auth.sessions')
    .select('expiresAt')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  expect(expiresAt.getTime()).toBeGreaterThan(ago(-6.9).getTime());
});
