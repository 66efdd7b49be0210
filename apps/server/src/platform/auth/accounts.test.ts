import { AccountSession, ErrorBody, paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '../../testing/account-calls.ts';
import { cookieOf } from '../../testing/cookie-of.ts';
import { createTestApp, publicUrl, type TestApp } from '../../testing/running/test-app.ts';

const { accounts } = paths;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const password = 'Sturdy-Pen-42';
let people = 0;
const newEmail = () => `person-${(people += 1)}@example.com`;

const post = (call: string, body: unknown, cookie?: string) =>
  test.call(call, { body, ...(cookie && { as: { cookie } }) });

const signUp = (email: string, changes = {}) =>
  post(accounts.signUp, { name: 'Ada Lovelace', email, password, ...changes });

async function signIn(email: string, with_ = password): Promise<string> {
  return cookieOf(await post(accounts.signIn, { email, password: with_ }));
}

const whoIs = async (cookie: string) => {
  const response = await test.call(paths.accounts.session, { as: { cookie } });
  return AccountSession.parse(await response.json())?.user.email ?? null;
};

const lastMail = (to: string) => test.mails.findLast((mail) => mail.to === to);
const tokenFor = (to: string) => tokenOf(lastMail(to)?.link ?? '');

const errorOf = async (response: Response) => ErrorBody.parse(await response.json()).error;

describe('signing up', () => {
  it('makes the account, a profile with the name and a Free plan, and signs nobody in', async () => {
    const email = newEmail();
    const response = await signUp(email);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    const cookie = await signIn(email);
    const profile = await test.call(`${paths.profiles}/me`, { as: { cookie } });
    expect(await profile.json()).toMatchObject({ full_name: 'Ada Lovelace' });
    const subscription = await test.call(paths.userSubscriptions, { as: { cookie } });
    expect(await subscription.json()).toMatchObject({ plan: { name: 'Free' } });
  });

  it('takes none of the fields that are not a newcomer’s to set', async () => {
    const email = newEmail();
    await signUp(email, {
      ...{ emailVerified: true, role: 'admin', twoFactorEnabled: true },
      image: 'https://evil.example/x',
    });
    const row = await test.database.everything
      .selectFrom('auth.users')
      .select(['emailVerified', 'image', 'role', 'twoFactorEnabled'])
      .where('email', '=', email)
      .executeTakeFirst();
    const untouched = { emailVerified: false, image: null, role: 'user', twoFactorEnabled: false };
    expect(row).toEqual(untouched);
  });

  it.each([
    ['Pro', 'Pro'],
    ['starter', 'Starter'],
    ['Free', null],
    ['Platinum', null],
    ['Pro\u0000', null],
    ["'; DROP", null],
    [undefined, null],
  ])('remembers the plan %o as the pending plan %o', async (plan, pending) => {
    const email = newEmail();
    expect((await signUp(email, { plan })).status).toBe(200);
    const cookie = await signIn(email);
    const answer = await test.call(paths.userSubscriptions, { as: { cookie } });
    const subscription = (await answer.json()) as { pending_plan: { name: string } | null };
    expect(subscription).toMatchObject({ plan: { name: 'Free' } });
    expect(subscription.pending_plan?.name ?? null).toBe(pending);
  });

  it('takes the plan of a newcomer only', async () => {
    const email = newEmail();
    await signUp(email, { plan: 'Starter' });
    const again = await signUp(email, { plan: 'Pro' });
    expect(await again.json()).toEqual(await (await signUp(newEmail(), { plan: 'Pro' })).json());
    const subscription = await test.call(paths.userSubscriptions, {
      as: { cookie: await signIn(email) },
    });
    expect(await subscription.json()).toMatchObject({ pending_plan: { name: 'Starter' } });
  });

  it('answers a taken address like a free one, and tells its owner instead', async () => {
    const [usedEmail, free] = [newEmail(), newEmail()];
    await signUp(usedEmail);
    const [again, fresh] = [await signUp(usedEmail), await signUp(free)];
    expect(again.status).toBe(fresh.status);
    expect([...again.headers.keys()]).toEqual([...fresh.headers.keys()]);
    expect(shapeOf(await again.json())).toEqual(shapeOf(await fresh.json()));
    expect(lastMail(usedEmail)).toMatchObject({ kind: 'addressInUse', link: `${publicUrl}/auth` });
  });

  it.each([
    ['short', 'Ab1', ['Password must be at least 8 characters']],
    ['without a digit', 'SturdyPencil', [/one number/]],
    ['too long', `Aa1${'x'.repeat(126)}`, ['Password must be at most 128 characters']],
    ['well known', 'Password123', [/attackers/]],
    ['well known with a sign', 'Football2024!', [/attackers/]],
    ['the product’s name', 'Replysmith1', [/attackers/]],
    ['short and plain', 'aaa', [/at least 8/, /uppercase/]],
  ])('refuses a password that is %s, with the reasons', async (_what, weak, reasons) => {
    const response = await signUp(newEmail(), { password: weak });
    expect(response.status).toBe(422);
    const error = await errorOf(response);
    expect(error.code).toBe('weak_password');
    expect(error.fields?.password).toEqual(
      reasons.map((reason) => expect.stringMatching(reason) as unknown),
    );
  });

  it.each([
    'Correct horse battery 9',
    'Ünïcode-Straße-7',
    ' Leading space 1',
    `Aa1😀${'é'.repeat(124)}`,
  ])('takes %o as it is', async (strong) => {
    const email = newEmail();
    expect((await signUp(email, { password: strong })).status).toBe(200);
    expect(await whoIs(await signIn(email, strong))).toBe(email);
  });

  it('answers two at the same moment alike', async () => {
    const email = newEmail();
    const answers = await Promise.all([signUp(email), signUp(email), signUp(email)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await whoIs(await signIn(email))).toBe(email);
  });

  it('says of a boundlessly long password that it is too long', async () => {
    const { fields } = await errorOf(await signUp(newEmail(), { password: 'Aa1'.repeat(400) }));
    expect(fields).toEqual({ password: ['This password is too long.'] });
  });

  it('names all that is wrong, by field', async () => {
    const error = await errorOf(await signUp('nowhere', { name: ' ' }));
    expect(error.code).toBe('validation_failed');
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['email', 'name']);
  });

  it.each(['Ada\u0000', 'a'.repeat(101)])('refuses the name %o', async (name) => {
    expect((await errorOf(await signUp(newEmail(), { name }))).fields).toHaveProperty('name');
  });
});

describe('signing in', () => {
  it('reads the same for a wrong password and an unknown address', async () => {
    const email = newEmail();
    await signUp(email);
    const wrong = await post(accounts.signIn, { email, password: 'wrong' });
    const unknown = await post(accounts.signIn, { email: newEmail(), password: 'wrong' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const first = await errorOf(wrong);
    expect(first.code).toBe('invalid_credentials');
    expect({ ...(await errorOf(unknown)), request_id: first.request_id }).toEqual(first);
  });

  it('keeps the session out of reach of scripts', async () => {
    const email = newEmail();
    await signUp(email);
    const response = await post(accounts.signIn, { email, password });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^replysmith\.session_token=.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const token = decodeURIComponent(cookie).split(/[=.]/)[2] ?? '?';
    expect(await response.text()).not.toContain(token);
    const session = await test.call(paths.accounts.session, {
      as: { cookie: cookieOf(response) },
    });
    expect(await session.text()).not.toContain(token);
  });

  it('ends on the server when signing out', async () => {
    const email = newEmail();
    await signUp(email);
    const cookie = await signIn(email);
    expect(await whoIs(cookie)).toBe(email);
    const signedOut = await post(accounts.signOut, {}, cookie);
    expect(signedOut.headers.get('clear-site-data')).toBe('"cache"');
    expect(await whoIs(cookie)).toBeNull();
    expect((await test.call(paths.chatSessions, { as: { cookie } })).status).toBe(401);
  });

  it('ends after 30 days however much it is used', async () => {
    const person = await test.createPerson();
    const monthAgo = new Date(Date.now() - 30 * 86_400_000 - 1);
    await test.database.everything
      .updateTable('auth.sessions')
      .set({ createdAt: monthAgo })
      .where('userId', '=', person.id)
      .execute();
    expect((await test.call(paths.chatSessions, { as: person })).status).toBe(401);
    expect(await whoIs(person.cookie)).toBeNull();
  });

  it('refuses a cookie whose signature does not fit', async () => {
    const { cookie } = await test.createPerson();
    const forged = cookie.replace(/.{6}$/, 'AAAAAA');
    expect(await whoIs(forged)).toBeNull();
    for (const wrong of [forged, cookie.split('.').slice(0, 2).join('.'), `${cookie}%`, '']) {
      const response = await test.call(paths.chatSessions, { as: { cookie: wrong } });
      expect(response.status, wrong).toBe(401);
    }
    expect((await test.call(paths.chatSessions, { as: { cookie } })).status).toBe(200);
  });
});

describe('verifying the address', () => {
  const verify = (token: unknown) => post(accounts.verifyEmail, { token });
  const isVerified = async (email: string) => {
    const session = await test.call(accounts.session, { as: { cookie: await signIn(email) } });
    return AccountSession.parse(await session.json())?.user.emailVerified;
  };

  it('is done by a call of the page that the link opens, as often as it is made', async () => {
    const email = newEmail();
    await signUp(email);
    const link = lastMail(email)?.link ?? '';
    expect(link.startsWith(`${publicUrl}/?verify=`)).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      const response = await verify(tokenFor(email));
      expect([response.status, await response.json()]).toEqual([200, {}]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await isVerified(email)).toBe(true);
  });

  it('is not done by a mail scanner that opens the link, nor from another site', async () => {
    const email = newEmail();
    await signUp(email);
    const token = tokenFor(email);
    await test.call((lastMail(email)?.link ?? '').slice(publicUrl.length));
    const read = await test.call(`${accounts.verifyEmail}?token=${token}`);
    expect(read.status).toBe(404);
    const elsewhere = await test.call(accounts.verifyEmail, {
      body: { token },
      headers: { Origin: 'https://evil.example' },
    });
    expect((await errorOf(elsewhere)).code).toBe('origin_not_allowed');
    expect(await isVerified(email)).toBe(false);
  });

  it('is over after an hour', async () => {
    const email = newEmail();
    await signUp(email);
    const token = tokenFor(email);
    const [, claims = ''] = token.split('.');
    const { iat, exp } = JSON.parse(atob(claims)) as { iat: number; exp: number };
    expect(exp - iat).toBe(60 * 60);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 });
    try {
      expect((await errorOf(await verify(token))).code).toBe('invalid_token');
    } finally {
      vi.useRealTimers();
    }
    expect(await isVerified(email)).toBe(false);
  });

  it('says alike of a strange token and of one whose account is gone that it is not valid', async () => {
    const email = newEmail();
    await signUp(email);
    await test.database.everything.deleteFrom('auth.users').where('email', '=', email).execute();
    for (const token of ['abc', 'a.b.c', tokenFor(email)]) {
      expect((await errorOf(await verify(token))).code, token).toBe('invalid_token');
    }
  });

  it.each([undefined, '', '\u0000', 'abc&callbackURL=https://evil.example', 'a'.repeat(2_001)])(
    'takes no token such as %o',
    async (token) => {
      expect((await errorOf(await verify(token))).fields).toHaveProperty('token');
    },
  );

  it('builds links from the configured address, whatever host the request names', async () => {
    const email = newEmail();
    await test.call(paths.accounts.requestReset, { body: { email } });
    await signUp(email);
    await test.call(paths.accounts.requestReset, {
      body: { email, redirectTo: 'https://evil.example' },
      headers: {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        Forwarded: 'host=evil.example',
      },
    });
    expect(lastMail(email)?.link.startsWith(`${publicUrl}/auth?mode=reset&token=`)).toBe(true);
  });
});

describe('setting a new password', () => {
  const next = 'Another-Pen-43';

  it('answers alike for known and unknown addresses', async () => {
    const email = newEmail();
    await signUp(email);
    const known = await post(accounts.requestReset, { email });
    const unknown = await post(accounts.requestReset, { email: newEmail() });
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
  });

  it('works once, and ends every session', async () => {
    const email = newEmail();
    await signUp(email);
    const cookie = await signIn(email);
    await post(accounts.requestReset, { email });
    const reset = { token: tokenFor(email), newPassword: next };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(accounts.resetPassword, reset)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await whoIs(cookie)).toBeNull();
    expect(lastMail(email)?.kind).toBe('passwordChanged');
    expect(await whoIs(await signIn(email, next))).toBe(email);
    expect((await errorOf(await post(accounts.resetPassword, reset))).code).toBe('invalid_token');
  });

  it('is not used up, and signs nobody in, when a mail scanner opens the link', async () => {
    const email = newEmail();
    await signUp(email);
    await post(accounts.requestReset, { email });
    const token = tokenFor(email);
    for (let time = 0; time < 2; time += 1) {
      for (const path of [
        `/auth?mode=reset&token=${token}`,
        `${accounts.resetPassword}?token=${token}`,
      ]) {
        const opened = await test.call(path);
        expect(opened.headers.getSetCookie()).toEqual([]);
      }
    }
    expect((await post(accounts.resetPassword, { token, newPassword: next })).status).toBe(200);
  });

  it('makes every other link for the same account worthless', async () => {
    const email = newEmail();
    await signUp(email);
    await post(accounts.requestReset, { email });
    const older = tokenFor(email);
    await post(accounts.requestReset, { email });
    await post(accounts.resetPassword, { token: tokenFor(email), newPassword: next });
    const stale = await post(accounts.resetPassword, { token: older, newPassword: password });
    expect((await errorOf(stale)).code).toBe('invalid_token');
  });

  it('keeps only a hash of the token', async () => {
    const email = newEmail();
    await signUp(email);
    await post(accounts.requestReset, { email });
    const rows = await test.database.everything
      .selectFrom('auth.verifications')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(tokenFor(email));
  });

  it('refuses a weak one and leaves the link usable', async () => {
    const email = newEmail();
    await signUp(email);
    await post(accounts.requestReset, { email });
    const token = tokenFor(email);
    const weak = await post(accounts.resetPassword, { token, newPassword: 'weak' });
    expect((await errorOf(weak)).code).toBe('weak_password');
    expect((await post(accounts.resetPassword, { token, newPassword: next })).ok).toBe(true);
  });

  it('can be changed with the current one only, and signs out other browsers', async () => {
    const email = newEmail();
    await signUp(email);
    const [here, there] = [await signIn(email), await signIn(email)];
    const change = (currentPassword: string, newPassword: string) =>
      post(accounts.changePassword, { currentPassword, newPassword }, here);
    expect((await errorOf(await change('wrong', next))).code).toBe('current_password_incorrect');
    expect((await errorOf(await change(password, 'weak'))).code).toBe('weak_password');
    await post(accounts.requestReset, { email });
    const token = tokenFor(email);
    const changed = await change(password, next);
    expect(changed.ok).toBe(true);
    expect(await whoIs(there)).toBeNull();
    expect(await whoIs(here)).toBeNull();
    expect(await whoIs(cookieOf(changed))).toBe(email);
    expect(lastMail(email)?.kind).toBe('passwordChanged');
    const stale = await post(accounts.resetPassword, { token, newPassword: password });
    expect((await errorOf(stale)).code).toBe('invalid_token');
  });
});

it('reaches nothing of the account service beyond the calls of the product', async () => {
  const { cookie } = await test.createPerson();
  const calls = [
    ...['update-user', 'change-email', 'set-password', 'verify-password', 'sign-in/social'],
    ...['two-factor/get-totp-uri', 'two-factor/send-otp', 'two-factor/view-backup-codes'],
    ...['revoke-sessions', 'update-session', 'link-social'],
  ];
  for (const call of calls) {
    const answer = await post(`${paths.auth}/${call}`, { password }, cookie);
    expect(answer.status, call).toBe(404);
    const read = await test.call(`${paths.auth}/${call}`, { as: { cookie } });
    expect(read.status, call).toBe(404);
  }
});

function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
}
