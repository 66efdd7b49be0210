import { paths } from '@replysmith/contract';
import { afterAll, expect, it } from 'vitest';
import { accountCalls, password } from '../../testing/account-calls.ts';
import { eventually } from '../../testing/eventually.ts';
import { makeAdmin } from '../../testing/rows/make-admin.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';
import { createSessionCache } from './session-cache.ts';

const { accounts } = paths;

/** Hears no notice, so it knows only what it changed itself. */
const here = await createTestApp({
  sessionCache: { ...createSessionCache(60_000), onNotice: () => undefined },
});
const elsewhere = await createTestApp({
  database: here.database,
  sessionCache: createSessionCache(60_000),
});
afterAll(async () => {
  await elsewhere.close();
  await here.close();
});

const { post, newAccount, newVerifiedAccount, signIn, tokenFor, verify } = accountCalls(here);
const everything = () => here.database.everything;

type Question = (server: TestApp) => Promise<number>;

const asksForSessions =
  (cookie: string): Question =>
  async (server) =>
    (await server.call(accounts.sessions, { as: { cookie } })).status;

const asksAsAdmin =
  (cookie: string): Question =>
  async (server) =>
    (await server.call(paths.adminOverview, { as: { cookie } })).status;

/** Both servers remember who asks. Afterwards one knows of the change at once, the other soon. */
async function expectKnown(
  ask: Question,
  [before, after]: readonly [number, number],
  change: () => Promise<Response>,
) {
  for (const server of [here, elsewhere]) expect(await ask(server)).toBe(before);
  expect((await change()).status).toBe(200);
  expect(await ask(here)).toBe(after);
  await eventually(async () => expect(await ask(elsewhere)).toBe(after));
}

it('knows at the next call that a role was given, and that it was taken away', async () => {
  const [admin, { id, cookie }] = [await here.createPerson(), await newVerifiedAccount()];
  await makeAdmin(everything(), admin);
  const setRole = (role: string) => () =>
    post(paths.setUserRole, { user_id: id, role }, admin.cookie);
  await expectKnown(asksAsAdmin(cookie), [404, 200], setRole('admin'));
  await expectKnown(asksAsAdmin(cookie), [200, 404], setRole('user'));
});

it('knows at the next call that an address was verified', async () => {
  const { id, email, cookie } = await newAccount();
  await everything()
    .updateTable('auth.users')
    .set({ role: 'admin' })
    .where('id', '=', id)
    .execute();
  await expectKnown(asksAsAdmin(cookie), [404, 200], () => verify(email));
});

it('knows at the next call that an account was deleted', async () => {
  const { email, cookie } = await newAccount();
  const body = { password, confirmation: email };
  await expectKnown(asksForSessions(cookie), [200, 401], () =>
    post(accounts.deleteAccount, body, cookie),
  );
});

it('knows at the next call which sessions have ended', async () => {
  const { id, email, cookie: first } = await newAccount();
  const isOut = [200, 401] as const;
  const endSession = async (cookie: string) => {
    const { id: session_id } = await everything()
      .selectFrom('auth.sessions')
      .select('id')
      .where('userId', '=', id)
      .orderBy('createdAt')
      .executeTakeFirstOrThrow();
    return post(accounts.endSession, { session_id }, cookie);
  };
  const second = await signIn(email);
  await expectKnown(asksForSessions(first), isOut, () => endSession(second));

  const third = await signIn(email);
  await expectKnown(asksForSessions(second), isOut, () =>
    post(accounts.endOtherSessions, {}, third),
  );
  await expectKnown(asksForSessions(third), isOut, () => post(accounts.signOut, {}, third));

  const [fourth, fifth] = [await signIn(email), await signIn(email)];
  const passwords = { currentPassword: password, newPassword: `${password}!` };
  await expectKnown(asksForSessions(fourth), isOut, () =>
    post(accounts.changePassword, passwords, fifth),
  );

  const sixth = await signIn(email, passwords.newPassword);
  await post(accounts.requestReset, { email });
  const reset = { token: tokenFor(email), newPassword: password };
  await expectKnown(asksForSessions(sixth), isOut, () => post(accounts.resetPassword, reset));
});

it('forgets nobody for the sign-ins of others, right or wrong', async () => {
  const [ada, bo] = [await newAccount(), await newAccount()];
  const ask = asksForSessions(ada.cookie);
  expect(await ask(here)).toBe(200);
  // Nobody says so, hence a server that looks again would notice.
  await everything().deleteFrom('auth.sessions').where('userId', '=', ada.id).execute();
  const wrong = { email: ada.email, password: 'not the password' };
  expect((await post(accounts.signIn, wrong)).status).toBe(401);
  expect(await signIn(bo.email)).not.toBe('');
  expect(await ask(here)).toBe(200);
});
