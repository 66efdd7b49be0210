import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { createMailer, type Transport } from './mailer.ts';
import { verifyEmailMessage } from './messages/verify-email.ts';
import { smtpTransport } from './smtp.ts';

const log = pino({ level: 'silent' });
const ada = { name: 'Ada <b>Lovelace', email: 'ada@example.com' };
const link = 'https://coach.example.com/auth?mode=reset&token=abc';

/** What an SMTP server gets. */
async function received(send: (transport: Transport) => Promise<void>): Promise<string> {
  let mail = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.setEncoding('utf8').on('data', (text: string) => (mail += text));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  await send(smtpTransport(`smtp://127.0.0.1:${port}`, 'Replysmith <hello@example.com>'));
  await new Promise<void>((resolve) => server.close(resolve));
  return mail;
}

describe('createMailer', () => {
  it('sends over SMTP, as text and as HTML, with the link in both', async () => {
    const mail = await received(async (transport) => {
      const mailer = createMailer(transport, log);
      await mailer.resetPassword(ada, link);
      await mailer.settled();
    });
    const plain = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(plain).toContain('From: Replysmith <hello@example.com>');
    expect(plain).toContain('To: ada@example.com');
    expect(plain).toContain('Subject: Set a new password');
    expect(plain).toContain(`\r\n${link}\r\n`);
    expect(plain).toContain('href="https://coach.example.com/auth?mode=reset&amp;token=abc"');
  });

  it('lets nobody put HTML of their own into a mail', async () => {
    const mail = await received(async (transport) => {
      const mailer = createMailer(transport, log);
      await mailer.verifyEmail({ name: '<img&gt;', email: 'ada@example.com' }, link);
      await mailer.settled();
    });
    const html = mail.slice(mail.indexOf('text/html'));
    expect(html).toContain('&lt;img&amp;gt;');
    expect(html).not.toContain('<img');
  });

  it.each(['https://evil.example/now', 'evil.example', 'ada@evil.example', 'tel:1'])(
    'greets nobody as %s, which would become a link',
    (name) => {
      const message = verifyEmailMessage({ name: `${name} x`, email: 'ada@example.com' }, 'link');
      expect(message.paragraphs[0]).toBe('Hello,');
    },
  );

  it('goes on when a mail cannot be sent', async () => {
    const mailer = createMailer(() => Promise.reject(new Error('no route')), log);
    await mailer.addressInUse(ada, link);
    await mailer.settled();
  });

  it('keeps nobody waiting', async () => {
    const mailer = createMailer(() => new Promise(() => undefined), log);
    await mailer.verifyEmail(ada, link);
  });
});
