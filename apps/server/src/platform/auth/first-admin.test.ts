import { AccountSession, paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuth } from './auth.ts';
import { createSessionCache } from './session-cache.ts';
import { accountCalls } from '../../testing/account-calls.ts';
import { secret } from '../../testing/secret.ts';
import { createTestApp, publicUrl, type TestApp } from '../../testing/running/test-app.ts';

const adminEmail = 'owner@example.com';

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  test = await createTestApp({ adminEmail });
  calls = accountCalls(test);
});
afterAll(() => test.close());

async function roleOf(email: string) {
  const cookie = await calls.signIn(email);
  const session = await test.call(paths.accounts.session, { as: { cookie } });
  return AccountSession.parse(await session.json())?.user.role;
}

const followLink = (email: string) =>
  test.call(paths.accounts.verifyEmail, { body: { token: calls.tokenFor(email) } });

describe('the first admin', () => {
  it('is whoever verifies the address that was set, and not before', async () => {
    await calls.signUp('Owner@Example.com', { role: 'admin' });
    expect(await roleOf(adminEmail)).toBe('user');
    await followLink(adminEmail);
    expect(await roleOf(adminEmail)).toBe('admin');
  });

  it('is nobody else', async () => {
    const email = calls.newEmail();
    await calls.signUp(email, { role: 'admin' });
    await followLink(email);
    expect(await roleOf(email)).toBe('user');
  });

  it('may have verified the address before it was set', async () => {
    const [verified, unverified] = [calls.newEmail(), calls.newEmail()];
    await calls.signUp(verified);
    await followLink(verified);
    await calls.signUp(unverified);
    await setRole(adminEmail, 'user');
    for (const email of [unverified, verified]) await restartWith(email);
    expect(await roleOf(verified)).toBe('admin');
    expect(await roleOf(unverified)).toBe('user');
  });

  it('does not come back by a start, or by what others verify, once somebody made them a user', async () => {
    const [boss, stranger] = [calls.newEmail(), calls.newEmail()];
    await calls.signUp(boss);
    await followLink(boss);
    await setRole(boss, 'admin');
    await setRole(adminEmail, 'user');
    await restartWith(adminEmail);
    await calls.signUp(stranger);
    await followLink(stranger);
    expect(await roleOf(adminEmail)).toBe('user');
    await setRole(boss, 'user');
    await calls.signUp('another@example.com');
    await followLink('another@example.com');
    expect(await roleOf(adminEmail)).toBe('user');
  });
});

const setRole = (email: string, role: string) =>
  test.database.everything
    .updateTable('auth.users')
    .set({ role })
    .where('email', '=', email)
    .execute();

function restartWith(email: string): Promise<void> {
  const { db, log } = test.services;
  const unused = () => Promise.resolve();
  const mail = {
    ...{ verifyEmail: unused, resetPassword: unused, addressInUse: unused },
    ...{ passwordChanged: unused, twoFactorOn: unused, twoFactorOff: unused },
    newRecoveryCodes: unused,
  };
  const deps = {
    db,
    log,
    mail,
    publicUrl,
    secrets: [secret] as const,
    attempts: 3,
    adminEmail: email,
    sessionDays: 7,
    sessionCache: createSessionCache(),
    keys: { recordUse: unused, revokeAll: unused },
  };
  return createAuth(deps).makeFirstAdmin();
}
