import { paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '../../testing/running/open-socket.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { serveApp, type ServedApp } from '../../testing/running/served-app.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { setUsed } from '../../testing/rows/set-used.ts';
import { createSessionCache } from '../auth/session-cache.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { eventually } from '../../testing/eventually.ts';

let test: TestApp;
let other: TestApp;
let here: ServedApp;
let elsewhere: ServedApp;

beforeAll(async () => {
  test = await createTestApp({ heartbeatMs: 2_000 });
  const sessionCache = createSessionCache(60_000);
  other = await createTestApp({ database: test.database, sessionCache });
  here = await serveApp(test);
  elsewhere = await serveApp(other);
});
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()]);
  await other.close();
  await test.close();
});

const email = {
  content: 'Hi Tom, is your stock counted by hand?',
  session_id: null,
  message_type: 'email_optimization',
} as const;

const everything = () => test.database.everything;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('tells every tab of a person, on every server, what another one changed', async () => {
  const person = await test.createPerson();
  const tabs = await Promise.all([
    openSocket(here.port, person),
    openSocket(here.port, person),
    openSocket(elsewhere.port, person),
  ]);
  for (const tab of tabs) await tab.waitFor('welcome');
  await optimizeEmail({ ...person.ctx, ...other.services }, email);
  for (const tab of tabs) await eventually(() => expect(tab.used()).toBe(1));
  await setPlan(everything(), person.id, 'Pro');
  for (const tab of tabs) {
    await eventually(() =>
      expect(tab.events.at(-1)).toMatchObject({
        type: 'subscription.updated',
        subscription: { user_id: person.id, plan: { name: 'Pro' } },
      }),
    );
    expect(tab.events.filter(({ type }) => type === 'welcome')).toHaveLength(1);
    expect(tab.events[0]?.type).toBe('welcome');
  }
});

it('tells nobody else', async () => {
  const [person, stranger] = await Promise.all([test.createPerson(), test.createPerson()]);
  const [own, foreign] = await Promise.all([
    openSocket(here.port, person),
    openSocket(here.port, stranger),
  ]);
  await Promise.all([own.waitFor('welcome'), foreign.waitFor('welcome')]);
  await setUsed(everything(), person.id, 3);
  await eventually(() => expect(own.used()).toBe(3));
  await pause(200);
  expect(foreign.events).toMatchObject([
    { type: 'welcome', subscription: { user_id: stranger.id } },
  ]);
});

it('tells what a rolled-back change would have been to nobody', async () => {
  const person = await test.createPerson();
  const tab = await openSocket(here.port, person);
  await tab.waitFor('welcome');
  const undone = everything()
    .transaction()
    .execute(async (tx) => {
      await setUsed(tx, person.id, 4);
      throw new Error('undone');
    });
  await expect(undone).rejects.toThrow('undone');
  await setUsed(everything(), person.id, 2);
  await eventually(() => expect(tab.used()).toBe(2));
  expect(tab.events).toHaveLength(2);
});

it('ends a burst with the last state, in fewer messages than changes, versions never falling', async () => {
  const person = await test.createPerson();
  const tab = await openSocket(here.port, person);
  await tab.waitFor('welcome');
  await Promise.all(
    Array.from({ length: 100 }, () =>
      sql`UPDATE user_subscriptions SET usage_tracking = jsonb_set(usage_tracking,
        '{daily_ai_requests}', to_jsonb((usage_tracking ->> 'daily_ai_requests')::integer + 1))
        WHERE user_id = ${person.id}`.execute(everything()),
    ),
  );
  await eventually(() => expect(tab.used()).toBe(100));
  const versions = tab.events.flatMap((event) =>
    'subscription' in event ? [event.subscription.version] : [],
  );
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(tab.events.length).toBeLessThan(100);
});

it('hears on when its connection to the database is cut, and makes up for what it missed', async () => {
  const person = await test.createPerson();
  const tab = await openSocket(here.port, person);
  await tab.waitFor('welcome');
  const { rows } = await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'replysmith server'
  `.execute(everything());
  expect(rows).toHaveLength(2);
  await setUsed(everything(), person.id, 1);
  await eventually(() => expect(tab.used()).toBe(1));
  await setUsed(everything(), person.id, 2);
  await eventually(() => expect(tab.used()).toBe(2));
});

it('tells that counts begin again at midnight, although nobody wrote anything', async () => {
  const person = await test.createPerson();
  const tab = await openSocket(here.port, person);
  await tab.waitFor('welcome');
  await setUsed(everything(), person.id, 5);
  await eventually(() => expect(tab.used()).toBe(5));
  const today = test.clock.now;
  const tomorrow = new Date(Math.ceil(today.getTime() / 86_400_000) * 86_400_000);
  test.clock.now = tomorrow;
  await eventually(() => expect(tab.used()).toBe(0));
  test.clock.now = today;
});

it('says it again once the database answers after a failure', async () => {
  const person = await test.createPerson();
  const tab = await openSocket(here.port, person);
  await tab.waitFor('welcome');
  const table = sql.table('pricing_plans');
  await sql`ALTER TABLE ${table} RENAME TO hidden_plans`.execute(everything());
  await setUsed(everything(), person.id, 3);
  await pause(300);
  expect(tab.used()).toBe(0);
  await sql`ALTER TABLE hidden_plans RENAME TO ${table}`.execute(everything());
  await eventually(() => expect(tab.used()).toBe(3));
});

it('passes over what a newer version tells', async () => {
  const person = await test.createPerson();
  const tab = await openSocket(here.port, person);
  await tab.waitFor('welcome');
  for (const payload of [
    '',
    'null',
    '{}',
    '{"type":"new","user_id":1}',
    '[',
    '{"type":"subscription"}',
  ]) {
    await sql`SELECT pg_notify('replysmith', ${payload})`.execute(everything());
  }
  await setUsed(everything(), person.id, 1);
  await eventually(() => expect(tab.used()).toBe(1));
  expect((await test.call(paths.health)).status).toBe(200);
});

it('looks a session up again when another server has ended it', async () => {
  const person = await test.createPerson();
  const read = async () => (await other.call(`${paths.profiles}/me`, { as: person })).status;
  expect(await read()).toBe(200);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM auth.sessions WHERE "userId" = ${person.id}
  `.execute(everything());
  const body = { session_id: rows[0]?.id };
  await test.call(paths.accounts.endSession, { as: person, body });
  await eventually(async () => expect(await read()).toBe(401));
});

it('looks an account up again when its role has changed', async () => {
  const person = await test.createPerson();
  const read = async () => (await other.call(paths.adminOverview, { as: person })).status;
  expect(await read()).toBe(404);
  await sql`UPDATE auth.users SET role = 'admin' WHERE id = ${person.id}`.execute(everything());
  await eventually(async () => expect(await read()).toBe(200));
});
