import { createOTP } from '@better-auth/utils/otp';
import { type accountCalls, password, tokenOf } from '../account-calls.ts';
import { cookieOf } from '../cookie-of.ts';
import { makeAdmin } from '../rows/make-admin.ts';
import type { TestApp } from '../running/test-app.ts';
import type { Recorder } from './recorder.ts';

type AccountCalls = ReturnType<typeof accountCalls>;

const email = 'ada@example.com';

/** Signs up and in, and gives the cookie that comes of it. */
export async function recordSignUp({ lastMail }: AccountCalls, { call }: Recorder) {
  const token = () => tokenOf(lastMail(email)?.link ?? '');
  await call('signUp', { request: { name: 'Ada Lovelace', email, password } });
  await call('sendVerification', { request: { email } });
  await call('verifyEmail', { request: { token: token() } });
  await call('requestReset', { request: { email } });
  await call('resetPassword', { request: { token: token(), newPassword: password } });
  const cookie = cookieOf(await call('signIn', { request: { email, password } }));
  const as = { cookie };
  await call('getSession', { as });
  return as;
}

/** What one does with an account of one's own. */
export async function recordAccount(
  test: TestApp,
  { call, ask }: Recorder,
  as: { readonly cookie: string },
) {
  const { id } = await ask<{ id: string }>('getProfile', { as, parameters: { id: 'me' } });
  const settings = { company: 'Lovelace Audits', theme_preference: 'dark' };
  await call('updateProfile', { as, parameters: { id: 'me' }, request: settings });
  const token = test.services.unsubscribeTokens.tokenFor(id);
  await call('unsubscribe', { request: { token } });
  const key = { password, name: 'Nightly import', scope: 'write', expires_at: null };
  const made = await ask<{ key: string; access_key: { id: string } }>('createAccessKey', {
    as,
    request: key,
  });
  await call('listAccessKeys', { as });
  await call('getCurrentKey', { accessKey: made.key });
  await call('revokeAccessKey', { as, parameters: { id: made.access_key.id } });
  await call('exportAccount', { as, request: { password } });
}

/** What ends sessions or an account, each with an account of its own. */
export async function recordEndings(
  { newVerifiedAccount, signIn }: AccountCalls,
  { call, ask }: Recorder,
) {
  const account = await newVerifiedAccount();
  await signIn(account.email);
  const { items } = await ask<{ items: { id: string; is_current: boolean }[] }>('getSessions', {
    as: account,
  });
  const session_id = items.find((one) => !one.is_current)?.id;
  await call('endSession', { as: account, request: { session_id } });
  await call('endOtherSessions', { as: account, request: {} });
  const change = { currentPassword: password, newPassword: 'Sturdier-Pen-43' };
  const changed = await call('changePassword', { as: account, request: change });
  const as = { cookie: cookieOf(changed) || account.cookie };
  await call('signOut', { as, request: {} });

  const leaving = await newVerifiedAccount();
  const confirmation = leaving.email;
  await call('deleteAccount', { as: leaving, request: { password, confirmation } });
}

/** From setting up the second factor to turning it off. */
export async function recordTwoFactor(
  { newVerifiedAccount, post }: AccountCalls,
  { call, ask }: Recorder,
) {
  const account = await newVerifiedAccount();
  const setup = await ask<{ totp_uri: string }>('enableTwoFactor', {
    as: account,
    request: { password },
  });
  const secret = fromBase32(new URL(setup.totp_uri).searchParams.get('secret') ?? '');
  const code = await createOTP(secret).totp();
  const on = await call('verifyTotp', { as: account, request: { code } });
  const as = { cookie: cookieOf(on) };
  const { recovery_codes } = await ask<{ recovery_codes: string[] }>('newRecoveryCodes', {
    as,
    request: { password },
  });
  const half = await post('/auth/v1/sign-in/email', { email: account.email, password });
  const inAgain = await call('verifyRecoveryCode', {
    as: { cookie: cookieOf(half) },
    request: { code: recovery_codes[0] },
  });
  await call('disableTwoFactor', { as: { cookie: cookieOf(inAgain) }, request: { password } });
}

function fromBase32(text: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text.replaceAll('=', ''), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)));
}

/** What only admins may. */
export async function recordAdmin(test: TestApp, { call }: Recorder) {
  const admin = await makeAdmin(test.database.everything, await test.createPerson());
  const user = await test.createPerson();
  await call('getAdminOverview', { as: admin });
  await call('listAdminUsers', { as: admin, parameters: { search: 'ada', limit: '2' } });
  await call('setUserRole', { as: admin, request: { user_id: user.id, role: 'admin' } });
  await call('manualDailyReset', { as: admin, request: {} });
  await call('listAuditLog', { as: admin, parameters: { action: 'role.granted' } });
}
