import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../observability/log.ts';
import { accountCalls, password } from '../../testing/account-calls.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const { accounts } = paths;

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  test = await createTestApp({ log });
  calls = accountCalls(test);
});
afterAll(() => test.close());

it('notes what happens to an account by the person’s id, and no address, password or code', async () => {
  const { id, email, cookie } = await calls.newVerifiedAccount();
  const other = await calls.signIn(email);
  await calls.post(accounts.signIn, { email, password: 'Wrong-Guess-1' });
  await calls.post(accounts.signIn, { email: 'nobody@example.com', password: 'Wrong-Guess-2' });
  await calls.post(accounts.endOtherSessions, {}, cookie);
  const next = 'Another-Pen-43';
  const change = { currentPassword: password, newPassword: next };
  const changed = await calls.post(accounts.changePassword, change, cookie);
  const here = changed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await calls.post(accounts.enableTwoFactor, { password: next }, here);
  await calls.post(accounts.verifyTotp, { code: '000000' }, here);
  await calls.post(accounts.deleteAccount, { password: next, confirmation: email }, here);

  const events = lines
    .map((line) => JSON.parse(line) as { event?: string; userId?: string; call?: string })
    .filter(({ event }) => event !== undefined)
    .map(({ event, userId, call }) => [event, userId, call].filter((part) => part !== undefined));
  expect(events).toEqual([
    ['signed_in', id],
    ['signed_in', id],
    ['refused', id, '/sign-in/email'],
    ['refused', null, '/sign-in/email'],
    ['other_sessions_revoked', id],
    ['password_changed', id],
    ['refused', id, '/two-factor/verify-totp'],
    ['account_deleted', id],
  ]);
  const all = lines.join('');
  const secrets = [email, 'nobody@example.com', password, next, 'Wrong-Guess', '000000'];
  for (const secret of [...secrets, ...tokensIn(cookie, other, here)]) {
    expect(all).not.toContain(secret);
  }
});

function tokensIn(...cookies: string[]): string[] {
  return cookies.map((cookie) => decodeURIComponent(cookie).split(/[=.]/)[2] ?? '?');
}
