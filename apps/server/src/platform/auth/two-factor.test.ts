import { createOTP } from '@better-auth/utils/otp';
import {
  AccountSession,
  paths,
  RecoveryCodes,
  SignInReply,
  TwoFactorSetup,
} from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, errorOf, password } from '../../testing/account-calls.ts';
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

type Account = { id: string; email: string; cookie: string };
type Guarded = Account & { secret: string; codes: string[] };

const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);

/** A code of a half minute in which no code has been accepted yet. */
async function freshCode({ id, secret }: Guarded): Promise<string> {
  await test.database.everything
    .updateTable('auth.two_factors')
    .set({ lastStep: null })
    .where('userId', '=', id)
    .execute();
  return codeNow(secret);
}

const codeNow = (secret: string) => createOTP(secret).totp();
const wrongCode = async (secret: string) =>
  String((Number(await codeNow(secret)) + 7) % 1_000_000).padStart(6, '0');

async function setUp(account: Account): Promise<Guarded> {
  const answer = await calls.post(accounts.enableTwoFactor, { password }, account.cookie);
  const { totp_uri, recovery_codes } = TwoFactorSetup.parse(await answer.json());
  const secret = fromBase32(new URL(totp_uri).searchParams.get('secret') ?? '');
  return { ...account, secret, codes: recovery_codes };
}

async function newGuarded(): Promise<Guarded> {
  const account = await setUp(await calls.newVerifiedAccount());
  const answer = await calls.post(
    accounts.verifyTotp,
    { code: await codeNow(account.secret) },
    account.cookie,
  );
  expect(answer.status).toBe(200);
  return { ...account, cookie: cookieOf(answer) };
}

const signInTo = ({ email }: Account) => calls.post(accounts.signIn, { email, password });

describe('setting up two-factor sign-in', () => {
  it('takes the password', async () => {
    const { cookie } = await calls.newVerifiedAccount();
    const answer = await calls.post(accounts.enableTwoFactor, { password: 'wrong' }, cookie);
    expect((await errorOf(answer)).code).toBe('current_password_incorrect');
  });

  it('names the product and the address in the app, and gives ten recovery codes', async () => {
    const { email, cookie } = await calls.newVerifiedAccount();
    const answer = await calls.post(accounts.enableTwoFactor, { password }, cookie);
    const { totp_uri, recovery_codes } = TwoFactorSetup.parse(await answer.json());
    expect(decodeURIComponent(new URL(totp_uri).pathname)).toContain(`Replysmith:${email}`);
    expect(new Set(recovery_codes).size).toBe(10);
  });

  it('changes nothing before the first right code', async () => {
    const account = await setUp(await calls.newVerifiedAccount());
    expect(SignInReply.parse(await (await signInTo(account)).json())).toEqual({
      needs_code: false,
    });
    const wrong = await calls.post(
      accounts.verifyTotp,
      { code: await wrongCode(account.secret) },
      account.cookie,
    );
    expect((await errorOf(wrong)).code).toBe('invalid_code');
    expect(SignInReply.parse(await (await signInTo(account)).json())).toEqual({
      needs_code: false,
    });
  });

  it('is in force with the first right code, ends other sessions and says so by mail', async () => {
    const before = await calls.newVerifiedAccount();
    const elsewhere = await calls.signIn(before.email);
    const account = await setUp(before);
    const on = await calls.post(
      accounts.verifyTotp,
      { code: await codeNow(account.secret) },
      account.cookie,
    );
    expect(await calls.isSignedIn(cookieOf(on))).toBe(true);
    expect(await calls.isSignedIn(before.cookie)).toBe(false);
    expect(await calls.isSignedIn(elsewhere)).toBe(false);
    expect(calls.lastMail(account.email)?.kind).toBe('twoFactorOn');
    const session = await test.call(accounts.session, { as: { cookie: cookieOf(on) } });
    expect(AccountSession.parse(await session.json())?.user.twoFactorEnabled).toBe(true);
  });

  it('cannot be done anew while it is on', async () => {
    const { cookie } = await newGuarded();
    const again = await calls.post(accounts.enableTwoFactor, { password }, cookie);
    expect((await errorOf(again)).code).toBe('two_factor_on');
  });

  it('keeps neither secret nor codes in the clear', async () => {
    const { secret, codes } = await newGuarded();
    const rows = await test.database.everything
      .selectFrom('auth.two_factors')
      .selectAll()
      .execute();
    const stored = JSON.stringify(rows);
    for (const open of [secret, ...codes]) expect(stored).not.toContain(open);
  });
});

it('is not turned on for an address that is not verified: it may be somebody else’s', async () => {
  const { email, cookie } = await calls.newAccount();
  const refused = await calls.post(accounts.enableTwoFactor, { password }, cookie);
  expect(await errorOf(refused)).toMatchObject({ code: 'two_factor_unverified' });
  await calls.verify(email);
  expect((await calls.post(accounts.enableTwoFactor, { password }, cookie)).status).toBe(200);
});

it('is dropped when the owner of an address takes over an account that a stranger began', async () => {
  const guarded = await newGuarded();
  await test.database.everything
    .updateTable('auth.users')
    .set({ emailVerified: false })
    .where('id', '=', guarded.id)
    .execute();
  await calls.post(accounts.requestReset, { email: guarded.email });
  const token = calls.tokenFor(guarded.email);
  await calls.post(accounts.resetPassword, { token, newPassword: 'Another-Pen-43' });
  expect(await calls.isSignedIn(guarded.cookie)).toBe(false);
  const cookie = await calls.signIn(guarded.email, 'Another-Pen-43');
  const session = await test.call(accounts.session, { as: { cookie } });
  expect(AccountSession.parse(await session.json())?.user).toMatchObject({
    emailVerified: true,
    twoFactorEnabled: false,
  });
});

it('ends a sign-in that waits for its code when one signs out', async () => {
  const guarded = await newGuarded();
  const half = cookieOf(await signInTo(guarded));
  const out = await calls.post(accounts.signOut, {}, half);
  expect(out.headers.getSetCookie().join()).toContain('replysmith.two_factor=; Max-Age=0');
  const late = await calls.post(accounts.verifyTotp, { code: await freshCode(guarded) }, half);
  expect((await errorOf(late)).code).toBe('unauthenticated');
});

describe('signing in with a second factor', () => {
  it('needs the code, and opens nothing before it', async () => {
    const account = await newGuarded();
    const half = await signInTo(account);
    expect(SignInReply.parse(await half.json())).toEqual({ needs_code: true });
    const cookie = cookieOf(half);
    expect(await calls.isSignedIn(cookie)).toBe(false);
    const challenge = /two_factor=([^;]+)/.exec(cookie)?.[1] ?? '?';
    expect(await calls.isSignedIn(`replysmith.session_token=${challenge}`)).toBe(false);
    for (const call of [
      accounts.enableTwoFactor,
      accounts.disableTwoFactor,
      accounts.newRecoveryCodes,
    ]) {
      expect((await calls.post(call, { password }, cookie)).status, call).toBe(401);
    }
    const session = await test.call(accounts.session, { as: { cookie } });
    expect(await session.json()).toBeNull();
  });

  it('leaves no session behind that waits for the code', async () => {
    const account = await newGuarded();
    const count = () =>
      test.database.everything
        .selectFrom('auth.sessions')
        .select('id')
        .where('userId', '=', account.id)
        .execute();
    const before = await count();
    await signInTo(account);
    expect(await count()).toEqual(before);
  });

  it('takes a code once, of twenty at the same moment from five browsers', async () => {
    const account = await newGuarded();
    const halves = [];
    for (let time = 0; time < 5; time += 1) halves.push(cookieOf(await signInTo(account)));
    const code = await freshCode(account);
    await forgetAttempts();
    const answers = await Promise.all(
      [...halves, ...halves, ...halves, ...halves].map((half) =>
        calls.post(accounts.verifyTotp, { code }, half),
      ),
    );
    const [won, ...more] = answers.filter(({ ok }) => ok);
    expect(more).toEqual([]);
    expect(await calls.isSignedIn(won ? cookieOf(won) : '')).toBe(true);
  });

  it('takes no code that another sign-in has used', async () => {
    const account = await newGuarded();
    const code = await freshCode(account);
    const [first, second] = [cookieOf(await signInTo(account)), cookieOf(await signInTo(account))];
    expect((await calls.post(accounts.verifyTotp, { code }, first)).status).toBe(200);
    const again = await calls.post(accounts.verifyTotp, { code }, second);
    expect((await errorOf(again)).code).toBe('invalid_code');
  });

  it('takes a recovery code once, of five at the same moment', async () => {
    const account = await newGuarded();
    const [code] = account.codes;
    const halves = [];
    for (let time = 0; time < 5; time += 1) halves.push(cookieOf(await signInTo(account)));
    const answers = await Promise.all(
      halves.map((half) => calls.post(accounts.verifyRecoveryCode, { code }, half)),
    );
    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(1);
    const later = cookieOf(await signInTo(account));
    const again = await calls.post(accounts.verifyRecoveryCode, { code }, later);
    expect((await errorOf(again)).code).toBe('invalid_code');
  });

  it('slows down who guesses codes, from however many addresses, and even a right one then', async () => {
    const account = await newGuarded();
    const statuses = [];
    for (let round = 0; round < 4; round += 1) {
      const half = cookieOf(await signInTo(account));
      for (let time = 0; time < 4; time += 1) {
        const from = `198.51.100.${round * 4 + time}`;
        const code = await wrongCode(account.secret);
        statuses.push((await calls.post(accounts.verifyTotp, { code }, half, from)).status);
      }
    }
    // One try was the first correct code, so nine of ten are left.
    expect(statuses).toEqual([...Array<number>(9).fill(422), ...Array<number>(7).fill(429)]);
    const half = cookieOf(await signInTo(account));
    const right = await calls.post(accounts.verifyTotp, { code: await freshCode(account) }, half);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await calls.isSignedIn(account.cookie)).toBe(true);
  });

  it('locks the second factor for a while after ten wrong codes in a row', async () => {
    const account = await newGuarded();
    for (let time = 0; time < 10; time += 1) {
      await forgetAttempts();
      const half = cookieOf(await signInTo(account));
      await calls.post(accounts.verifyTotp, { code: await wrongCode(account.secret) }, half);
    }
    await forgetAttempts();
    const half = cookieOf(await signInTo(account));
    const code = await freshCode(account);
    expect((await calls.post(accounts.verifyTotp, { code }, half)).status).toBe(429);
  });
});

describe('with two-factor sign-in', () => {
  it('a new password does not replace the code, and ends sign-ins that wait for one', async () => {
    const account = await newGuarded();
    const half = cookieOf(await signInTo(account));
    await calls.post(accounts.requestReset, { email: account.email });
    const token = calls.tokenFor(account.email);
    const next = 'Another-Pen-43';
    const reset = await calls.post(accounts.resetPassword, { token, newPassword: next });
    expect(reset.status).toBe(200);
    expect(await calls.isSignedIn(cookieOf(reset))).toBe(false);
    const code = await freshCode(account);
    const stale = await calls.post(accounts.verifyTotp, { code }, half);
    expect((await errorOf(stale)).code).toBe('unauthenticated');
    const answer = await calls.post(accounts.signIn, { email: account.email, password: next });
    expect(await answer.json()).toEqual({ needs_code: true });
  });

  it('new recovery codes take the password, and replace the old ones', async () => {
    const account = await newGuarded();
    const renew = (with_: string) =>
      calls.post(accounts.newRecoveryCodes, { password: with_ }, account.cookie);
    expect((await errorOf(await renew('wrong'))).code).toBe('current_password_incorrect');
    const { recovery_codes } = RecoveryCodes.parse(await (await renew(password)).json());
    expect(calls.lastMail(account.email)?.kind).toBe('newRecoveryCodes');
    const half = cookieOf(await signInTo(account));
    const old = await calls.post(accounts.verifyRecoveryCode, { code: account.codes[0] }, half);
    expect((await errorOf(old)).code).toBe('invalid_code');
    const fresh = await calls.post(accounts.verifyRecoveryCode, { code: recovery_codes[0] }, half);
    expect(fresh.status).toBe(200);
  });

  it('turning it off takes the password, and is told by mail', async () => {
    const account = await newGuarded();
    const turnOff = (with_: string) =>
      calls.post(accounts.disableTwoFactor, { password: with_ }, account.cookie);
    expect((await errorOf(await turnOff('wrong'))).code).toBe('current_password_incorrect');
    expect((await turnOff(password)).status).toBe(200);
    expect(calls.lastMail(account.email)?.kind).toBe('twoFactorOff');
    expect(await (await signInTo(account)).json()).toEqual({ needs_code: false });
  });

  it('new codes are for those who have it on', async () => {
    const { cookie } = await calls.newVerifiedAccount();
    const answer = await calls.post(accounts.newRecoveryCodes, { password }, cookie);
    expect((await errorOf(answer)).code).toBe('two_factor_off');
  });
});

async function forgetAttempts(): Promise<void> {
  await test.database.everything.deleteFrom('auth.rate_limits').execute();
}

function fromBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text)
    .map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString();
}
