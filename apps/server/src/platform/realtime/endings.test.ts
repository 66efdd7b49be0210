import { paths, realtimeLimits } from '@replysmith/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForSocket, openSocket, type OpenSocket } from '../../testing/running/open-socket.ts';
import type { Person } from '../../testing/person.ts';
import { serveApp, type ServedApp } from '../../testing/running/served-app.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let served: ServedApp;
let person: Person;
let tab: OpenSocket;

beforeEach(async () => {
  test = await createTestApp();
  served = await serveApp(test);
  person = await test.createPerson();
  tab = await openSocket(served.port, person);
  await tab.waitFor('welcome');
});
afterEach(async () => {
  await served.close();
  await test.close();
});

const timed = async (line: OpenSocket, since = performance.now()) => {
  const code = await line.closed;
  return { code, seconds: (performance.now() - since) / 1_000 };
};

const setExpiry = (expiresAt: Date) =>
  test.database.everything
    .updateTable('auth.sessions')
    .set({ expiresAt })
    .where('userId', '=', person.id)
    .execute();

describe('a session', () => {
  it('that is signed out closes its sockets within two seconds, and only its own', async () => {
    const stranger = await openSocket(served.port, await test.createPerson());
    const begin = performance.now();
    expect((await test.call(paths.accounts.signOut, { as: person, body: {} })).status).toBe(200);
    const { code, seconds } = await timed(tab, begin);
    expect([code, tab.events.at(-1)]).toEqual([1008, { type: 'session.ended' }]);
    expect(seconds).toBeLessThan(2);
    expect(stranger.socket.readyState).toBe(stranger.socket.OPEN);
    expect(await askForSocket(served.port, { as: person })).toMatchObject({ status: 401 });
  });

  it('that is revoked elsewhere leaves the person’s other sessions open', async () => {
    const second = await test.createPerson();
    await test.database.everything
      .updateTable('auth.sessions')
      .set({ userId: person.id })
      .where('userId', '=', second.id)
      .execute();
    const other = await openSocket(served.port, second);
    await other.waitFor('welcome');
    expect(other.events[0]).toMatchObject({ subscription: { user_id: person.id } });
    await test.call(paths.accounts.signOut, { as: person, body: {} });
    await tab.closed;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(other.socket.readyState).toBe(other.socket.OPEN);
  });

  it('that expires closes its sockets when it does', async () => {
    await setExpiry(new Date(Date.now() + 1_000));
    const late = await openSocket(served.port, person);
    const begin = performance.now();
    const { seconds } = await timed(late, begin);
    expect(late.events.at(-1)).toEqual({ type: 'session.ended' });
    expect(seconds).toBeGreaterThan(0.7);
    expect(seconds).toBeLessThan(3);
  });

  it('that was renewed in time goes on', async () => {
    await setExpiry(new Date(Date.now() + 700));
    const renewed = await openSocket(served.port, person);
    await setExpiry(new Date(Date.now() + 60_000));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(renewed.socket.readyState).toBe(renewed.socket.OPEN);
  });

  it('of an account that is deleted ends with it', async () => {
    const { everything } = test.database;
    await everything.deleteFrom('auth.users').where('id', '=', person.id).execute();
    expect((await timed(tab)).seconds).toBeLessThan(2);
    expect(tab.events.at(-1)).toEqual({ type: 'session.ended' });
  });
});

describe('a socket', () => {
  const ping = JSON.stringify({ type: 'ping' });

  it('answers a ping', async () => {
    tab.socket.send(ping);
    await tab.waitFor('pong');
  });

  it.each([
    ['no JSON', 'hello'],
    ['an unknown call', '{"type":"subscribe","user_id":"somebody"}'],
    ['nothing', ''],
    ['bytes', Buffer.from(ping)],
    ['a NUL', '\0'],
    ['something deep', '['.repeat(16_000)],
  ])('that says %s is closed', async (_what, message) => {
    tab.socket.send(message);
    expect(await timed(tab)).toMatchObject({ code: 1008 });
  });

  it('that sends a frame of a megabyte is closed before it is read', async () => {
    tab.socket.send('a'.repeat(1024 * 1024));
    expect(await timed(tab)).toMatchObject({ code: 1009 });
  });

  it('that calls a thousand times is answered sixty times and closed', async () => {
    for (let turn = 0; turn < 1_000; turn += 1) tab.socket.send(ping);
    expect(await timed(tab)).toMatchObject({ code: 1008 });
    const pongs = tab.events.filter(({ type }) => type === 'pong');
    expect(pongs).toHaveLength(realtimeLimits.callsPerMinute);
  });

  it('that pings below the calls is counted too', async () => {
    for (let turn = 0; turn <= realtimeLimits.callsPerMinute; turn += 1) {
      tab.socket.ping();
      await Promise.race([tab.closed, new Promise((resolve) => tab.socket.once('pong', resolve))]);
    }
    expect(await timed(tab)).toMatchObject({ code: 1008 });
  });
});

it('asks everybody to come back later when the server stops, and lets nobody new in', async () => {
  const begin = performance.now();
  const stopped = served.close();
  expect(await timed(tab, begin)).toMatchObject({ code: 1012 });
  await stopped;
  expect((performance.now() - begin) / 1_000).toBeLessThan(2);
});

it('stays open as long as the other end answers, and is cut when it does not', async () => {
  const quick = await createTestApp({ database: test.database, heartbeatMs: 400 });
  const beating = await serveApp(quick);
  const [lively, silent] = await Promise.all([
    openSocket(beating.port, person),
    openSocket(beating.port, person),
  ]);
  silent.socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  silent.socket.resume();
  expect(await timed(silent)).toMatchObject({ code: 1006 });
  expect(lively.socket.readyState).toBe(lively.socket.OPEN);
  await beating.close();
  await quick.close();
});
