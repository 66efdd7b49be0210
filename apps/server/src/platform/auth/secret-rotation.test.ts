import { createOTP } from '@better-auth/utils/otp';
import { TwoFactorSetup, paths } from '@replysmith/contract';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { accountCalls, password } from '../../testing/account-calls.ts';
import { cookieOf } from '../../testing/cookie-of.ts';
import { createTestApp } from '../../testing/running/test-app.ts';
import type { Secrets } from '../secrets.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import type { Message } from '../mail/message.ts';
import { renewSecondFactors } from './secret-rotation.ts';

const { accounts } = paths;
const log = pino({ level: 'silent' });
const oldSecret = 'the old secret, of more than 32 characters';
const newSecret = 'the new secret, of more than 32 characters';

/** Three starts of one server on one database: before, during and after the rotation. */
const before = await createTestApp({ secrets: [oldSecret] });
const { database } = before;
const during = await createTestApp({ database, secrets: [newSecret, oldSecret] });
const after = await createTestApp({ database, secrets: [newSecret] });
const [first, second, third] = [accountCalls(before), accountCalls(during), accountCalls(after)];
afterAll(async () => {
  for (const test of [after, during, before]) await test.close();
});

async function withSecondFactor() {
  const account = await first.newVerifiedAccount();
  const setUp = await first.post(accounts.enableTwoFactor, { password }, account.cookie);
  const { totp_uri, recovery_codes } = TwoFactorSetup.parse(await setUp.json());
  const secret = fromBase32(new URL(totp_uri).searchParams.get('secret') ?? '');
  const code = async () => {
    await database.everything.updateTable('auth.two_factors').set({ lastStep: null }).execute();
    return createOTP(secret).totp();
  };
  const on = await first.post(accounts.verifyTotp, { code: await code() }, account.cookie);
  return { ...account, cookie: cookieOf(on), code, recovery: recovery_codes };
}

function fromBase32(text: string): string {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)));
}

it('keeps people signed in whose browser came by meanwhile, and nobody else', async () => {
  const [came, stayedAway] = [await first.newAccount(), await first.newAccount()];
  expect(await second.isSignedIn(came.cookie)).toBe(true);
  const answer = await during.call(accounts.session, { as: came });
  const [renewed = ''] = answer.headers.getSetCookie();
  expect(renewed).toMatch(/^replysmith\.session_token=.+; Max-Age=604800; Path=\/; HttpOnly;/);
  expect(await third.isSignedIn(renewed.split(';')[0] ?? '')).toBe(true);
  expect(await third.isSignedIn(stayedAway.cookie)).toBe(false);
});

it('signs no cookie anew that nobody had signed, nor one of the current secret', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await second.signUp(email);
  const cookie = await second.signIn(email);
  const { cookie: signed } = await first.newAccount();
  const forged = signed.replace(/;.*$/, '').replace(/.{6}$/, 'AAAAAA');
  for (const sent of [cookie, forged]) {
    const answer = await during.call(accounts.session, { as: { cookie: sent } });
    expect(answer.headers.getSetCookie().join(), sent).not.toMatch(/session_token=[^;]/);
  }
  expect(await second.isSignedIn(forged)).toBe(false);
});

it('finishes a sign-in with a second factor that began before, and renews what it rests on', async () => {
  const account = await withSecondFactor();
  const started = await first.post(accounts.signIn, { email: account.email, password });
  const secrets: Secrets = [newSecret, oldSecret];
  expect(await renewSecondFactors(database.everything, secrets, log)).toBe(1);
  expect(await renewSecondFactors(database.everything, secrets, log)).toBe(0);

  const challenge = cookieOf(started);
  const code = await account.code();
  const done = await second.post(accounts.verifyTotp, { code }, challenge);
  expect(done.status).toBe(200);
  expect(await third.isSignedIn(cookieOf(done))).toBe(true);

  const later = await third.post(accounts.signIn, { email: account.email, password });
  const [recovery = ''] = account.recovery;
  const used = await third.post(accounts.verifyRecoveryCode, { code: recovery }, cookieOf(later));
  expect(used.status).toBe(200);
});

it('leaves a second factor alone that no secret opens', async () => {
  await withSecondFactor();
  const rows = () =>
    database.everything.selectFrom('auth.two_factors').selectAll().orderBy('id').execute();
  const stored = await rows();
  const others: Secrets = [`${newSecret}, another`, `${oldSecret}, another`];
  expect(await renewSecondFactors(database.everything, others, log)).toBe(0);
  expect(await rows()).toEqual(stored);
});

it('takes the links of mails that were sent before', async () => {
  const verifyBy = async (calls: typeof first) => {
    const email = `${crypto.randomUUID()}@example.com`;
    await first.signUp(email);
    return (await calls.post(accounts.verifyEmail, { token: first.tokenFor(email) })).status;
  };
  expect(await verifyBy(second)).toBe(200);
  expect(await verifyBy(third)).not.toBe(200);
  const token = before.services.unsubscribeTokens.tokenFor(crypto.randomUUID());
  expect(during.services.unsubscribeTokens.userOf(token)).not.toBeNull();
  expect(after.services.unsubscribeTokens.userOf(token)).toBeNull();
});

it('sends the mails that were waiting', async () => {
  const sent: Message[] = [];
  const queueWith = (secrets: Secrets) =>
    createMailQueue({ transport: (mail) => Promise.resolve(void sent.push(mail)), log, secrets });
  const message = { to: 'ada@example.com', subject: 'Hello', paragraphs: [] };
  const waiting = await queueWith([oldSecret]).seal(message);
  await queueWith([newSecret, oldSecret]).run(waiting);
  expect(sent).toEqual([message]);
  await expect(queueWith([newSecret]).run(waiting)).rejects.toThrow(/secrets/);
});
