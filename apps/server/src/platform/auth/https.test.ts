import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'https://coach.example.com' });
});
afterAll(() => test.close());

it('binds the cookie to the host and to HTTPS', async () => {
  const account = { email: 'ada@example.com', password: 'Sturdy-Pen-42' };
  await test.call(paths.accounts.signUp, { body: { ...account, name: 'Ada' } });
  const response = await test.call(paths.accounts.signIn, { body: account });
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-replysmith\.session_token=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookie).not.toMatch(/domain/i);
});

it('tells browsers to stay with HTTPS', async () => {
  const response = await test.call(paths.health);
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
});
