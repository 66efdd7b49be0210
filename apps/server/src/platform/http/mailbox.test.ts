import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';
import type { StoredMail } from '../mail/mailbox.ts';

const mail: StoredMail = {
  id: '1',
  sent_at: '2026-11-21T09:30:00.000Z',
  to: 'ada@example.com',
  subject: 'Set a new <password>',
  paragraphs: ['Hello <script>alert(1)</script>,'],
  button: { label: 'Go', link: 'http://localhost:3000/auth?mode=reset&token=abc' },
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    mailbox: {
      list: () => Promise.resolve([mail]),
      read: (id) => Promise.resolve(id === mail.id ? mail : null),
    },
  });
});
afterAll(() => test.close());

describe('the mailbox', () => {
  it('lists the mails with links to each', async () => {
    const text = await (await test.call(paths.mailbox)).text();
    expect(text).toContain('href="/mailbox/1"');
    expect(text).toContain('Set a new &lt;password&gt;');
  });

  it('shows one, with a link that works and no markup of its own', async () => {
    const text = await (await test.call(`${paths.mailbox}/1`)).text();
    expect(text).toContain('href="http://localhost:3000/auth?mode=reset&amp;token=abc"');
    expect(text).not.toContain('<script>');
  });

  it('has nothing under any other name', async () => {
    expect((await test.call(`${paths.mailbox}/2`)).status).toBe(404);
  });

  it.each(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '10.127.0.1'])(
    'is not there for %s',
    async (from) => {
      expect((await test.call(paths.mailbox, { from })).status).toBe(404);
      expect((await test.call(`${paths.mailbox}/1`, { from })).status).toBe(404);
    },
  );

  it.each(['coach.example.com', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is not there under the name %s',
    async (name) => {
      const env: object = { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} } };
      const response = await test.app.request(`http://${name}${paths.mailbox}`, {}, env);
      expect(response.status).toBe(404);
    },
  );

  it.each(['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP', 'Via'])(
    'is not there for calls that were passed on, as %s tells',
    async (name) => {
      const headers = { [name]: '203.0.113.9' };
      expect((await test.call(paths.mailbox, { headers })).status).toBe(404);
    },
  );

  it.each(['::1', '::ffff:127.0.0.1'])('is there for %s', async (from) => {
    expect((await test.call(paths.mailbox, { from })).status).toBe(200);
  });
});

it('is absent where the site has a public address', async () => {
  const mailbox = { list: () => Promise.resolve([mail]), read: () => Promise.resolve(mail) };
  const open = await createTestApp({ mailbox, publicUrl: 'https://coach.example.com' });
  const env: object = { incoming: { socket: { remoteAddress: '127.0.0.1' }, headers: {} } };
  expect((await open.app.request(`http://localhost${paths.mailbox}`, {}, env)).status).toBe(404);
  await open.close();
});

it('is absent when mails are really sent', async () => {
  const without = await createTestApp();
  expect((await without.call(paths.mailbox)).status).toBe(404);
  await without.close();
});
