import { paths, SignInReply } from '@replysmith/contract';
import { hashPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { accountCalls, errorOf, password } from '../../testing/account-calls.ts';
import { cookieOf } from '../../testing/cookie-of.ts';
import { eventually } from '../../testing/eventually.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const { accounts } = paths;

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  test = await createTestApp();
  calls = accountCalls(test);
});
afterAll(() => test.close());

type Table = 'auth.sessions' | 'auth.verifications';

/** Pauses a call where it writes to that table, runs `meanwhile`, and lets it continue. */
async function heldUpAt(
  table: Table,
  call: () => Promise<Response>,
  meanwhile: (tx: Database) => Promise<unknown>,
): Promise<Response> {
  const held = await test.database.everything.transaction().execute(async (tx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const answer = call();
    await eventually(async () => {
      const { rows } = await sql`
        SELECT FROM pg_locks WHERE NOT granted AND relation = ${table}::regclass
      `.execute(test.database.everything);
      expect(rows).toHaveLength(1);
    });
    await meanwhile(tx);
    return { answer };
  });
  return held.answer;
}

const signIn = (email: string) => calls.post(accounts.signIn, { email, password });

const setAnotherPassword = (id: string) => async (tx: Database) => {
  await tx.deleteFrom('auth.sessions').where('userId', '=', id).execute();
  await tx
    .updateTable('auth.accounts')
    .set({ password: await hashPassword('Another-Pen-43') })
    .where('userId', '=', id)
    .execute();
};

const turnOnSecondFactor = (id: string) => async (tx: Database) => {
  await tx
    .insertInto('auth.two_factors')
    .values({ userId: id, secret: 'secret', backupCodes: 'codes', verified: true })
    .execute();
  await tx.updateTable('auth.users').set({ twoFactorEnabled: true }).where('id', '=', id).execute();
};

const waitingFor = (id: string) =>
  test.database.everything
    .selectFrom('auth.verifications')
    .select('id')
    .where('value', '=', id)
    .execute();

describe('a sign-in under way', () => {
  it('with the old password comes to nothing when another one is set', async () => {
    const { id, email } = await calls.newAccount();
    const answer = await heldUpAt('auth.sessions', () => signIn(email), setAnotherPassword(id));
    expect((await errorOf(answer)).code).toBe('invalid_credentials');
    expect(await calls.isSignedIn(cookieOf(answer))).toBe(false);
  });

  it('needs the code when the second factor is turned on', async () => {
    const { id, email } = await calls.newAccount();
    const answer = await heldUpAt('auth.sessions', () => signIn(email), turnOnSecondFactor(id));
    expect(SignInReply.parse(await answer.json())).toEqual({ needs_code: true });
    expect(await calls.isSignedIn(cookieOf(answer))).toBe(false);
  });

  it('does not wait for a code when its password is the old one', async () => {
    const { id, email } = await calls.newAccount();
    await test.database.everything.transaction().execute(turnOnSecondFactor(id));
    const answer = await heldUpAt(
      'auth.verifications',
      () => signIn(email),
      setAnotherPassword(id),
    );
    expect((await errorOf(answer)).code).toBe('invalid_credentials');
    expect(await waitingFor(id)).toEqual([]);
  });
});

describe('two new passwords at the same moment', () => {
  it('are not both told to hold', async () => {
    const { email, cookie } = await calls.newAccount();
    const newPasswords = ['Another-Pen-43', 'Another-Pen-44'];
    const answers = await Promise.all(
      newPasswords.map((newPassword) =>
        calls.post(accounts.changePassword, { currentPassword: password, newPassword }, cookie),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const holds = newPasswords[answers.findIndex(({ ok }) => ok)] ?? '';
    expect(await calls.isSignedIn(await calls.signIn(email, holds))).toBe(true);
  });
});
