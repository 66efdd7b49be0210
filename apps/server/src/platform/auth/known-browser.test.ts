import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, password } from '../../testing/account-calls.ts';
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

const signIn = (email: string, cookie = '', typed = password) =>
  calls.post(accounts.signIn, { email, password: typed }, cookie);

async function attack(email: string): Promise<void> {
  for (let time = 0; time < 11; time += 1) await signIn(email, '', 'Wrong-Guess-1');
}

const browserCookie = (response: Response) =>
  cookieOf(response)
    .split('; ')
    .find((cookie) => cookie.startsWith('replysmith.browser_')) ?? '';

describe('while somebody guesses at an account', () => {
  it('a browser that signed in to it before still does, after signing out too', async () => {
    const { email } = await calls.newAccount();
    const first = await signIn(email);
    const out = await calls.post(accounts.signOut, {}, cookieOf(first));
    expect(browserCookie(out)).toBe('');
    await attack(email);
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(email, browserCookie(first))).status).toBe(200);
  });

  it('that browser is slowed down too, and nobody else by it', async () => {
    const { email } = await calls.newAccount();
    const [one, other] = [browserCookie(await signIn(email)), browserCookie(await signIn(email))];
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await signIn(email, one, 'Wrong-Guess-1')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await signIn(email, other)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('a browser known to another account counts as a stranger, whatever it calls its cookie', async () => {
    const [mine, theirs] = [await calls.newAccount(), await calls.newAccount()];
    const known = browserCookie(await signIn(mine.email));
    const name = browserCookie(await signIn(theirs.email)).split('=')[0] ?? '';
    await attack(theirs.email);
    const renamed = `${name}=${known.split('=')[1] ?? ''}`;
    const forged = `${name}=${encodeURIComponent('browser|x|y.c2lnbmF0dXJl')}`;
    for (const cookie of [known, renamed, forged]) {
      expect((await signIn(theirs.email, cookie)).status).toBe(429);
    }
  });

  it('a new password by mail lets its owner in, also from elsewhere', async () => {
    const { email } = await calls.newAccount();
    await attack(email);
    await calls.post(accounts.requestReset, { email });
    const next = 'Another-Pen-43';
    const body = { token: calls.tokenFor(email), newPassword: next };
    const known = browserCookie(await calls.post(accounts.resetPassword, body));
    expect((await signIn(email, '', next)).status).toBe(200);
    await attack(email);
    expect((await signIn(email, known, next)).status).toBe(200);
  });

  it('is told no different whether there is such an account', async () => {
    const { email } = await calls.newAccount();
    for (const address of [email, 'nobody@example.com']) {
      const answer = await signIn(address, '', 'Wrong-Guess-1');
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.status).toBe(401);
    }
  });
});

describe('the mails that anybody can ask for', () => {
  const kinds = [
    ['resetPassword', (email: string) => calls.post(accounts.requestReset, { email })],
    ['verifyEmail', (email: string) => calls.post(accounts.sendVerification, { email })],
    ['addressInUse', (email: string) => calls.signUp(email)],
  ] as const;

  it.each(kinds)('%s are five an hour to an address, and nobody is told', async (kind, ask) => {
    const { email } = await calls.newAccount();
    for (let time = 0; time < 7; time += 1) expect((await ask(email)).status).toBe(200);
    const sent = test.mails.filter((mail) => mail.to === email && mail.kind === kind);
    expect(sent).toHaveLength(5);
  });
});
