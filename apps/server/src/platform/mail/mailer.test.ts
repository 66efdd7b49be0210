import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { type Transport, createMailer, smtpTransport, verifyEmailMessage } from './mailer.ts';
import type { WeeklyReport } from './mail.ts';

const log = pino({ level: 'silent' });
const ada = { name: 'Ada <b>Lovelace', email: 'ada@example.com' };
const link = 'https://coach.example.com/auth?mode=reset&token=abc';

/** The mail that an SMTP server gets. */
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

const links = {
  analytics: 'https://coach.example.com/dashboard/analytics',
  settings: 'https://coach.example.com/dashboard/settings/notifications',
  unsubscribe: 'https://coach.example.com/unsubscribe?token=a.b',
  oneClick: 'https://coach.example.com/unsubscribe/one-click?token=a.b',
};
const report: WeeklyReport = {
  ...{ from: '2026-11-09', to: '2026-11-15', timeZone: 'Europe/Athens' },
  ...{ optimized: 3, optimizedBefore: 1, otherVersions: 0 },
  average: { original: 51.67, optimized: 80.75 },
  best: { title: 'Stock <counts>', original: 41, optimized: 93 },
  costliest: { area: 'The ask', emails: 2 },
  outcomes: {
    ...{ sent: 4, waiting: 1, replied: 1, meetings: 1, no_reply: 1 },
    ...{ reply_rate: null, meeting_rate: null },
  },
  ...{ tip: { title: 'Ask for less.', description: 'One small question.' }, links },
};

describe('the weekly report', () => {
  const plain = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const read = async (changes: Partial<WeeklyReport> = {}) =>
    plain(
      await received(async (transport) => {
        await createMailer(transport, log).weeklyReport(ada, { ...report, ...changes });
      }),
    );

  it('tells the week in figures, as text and as HTML', async () => {
    const mail = await read();
    expect(mail).toContain('Subject: Your week: 3 emails, +29.1 points on average');
    expect(mail).toContain(
      'From Monday 9 November to Sunday 15 November you optimized 3 emails, 2 more than the week before.',
    );
    expect(mail).toContain('Average score: 51.7 before, 80.8 after');
    expect(mail).toContain('Won most: Stock <counts>: 41 to 93');
    expect(mail).toContain('Cost most: The ask, in 2 emails');
    expect(mail).toContain(
      'Of 4 emails sent: 1 meeting, 1 reply, 1 without a reply, 1 still waiting',
    );
    expect(mail).toContain('One tip: Ask for less. One small question.');
    expect(mail).toContain('Stock &lt;counts&gt;');
    expect(mail).toContain('href="https://coach.example.com/dashboard/analytics"');
  });

  it('lets a mail program stop it with its own button, and a reader with a link', async () => {
    const mail = await read();
    expect(mail.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${links.oneClick}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain(`Stop these mails:\r\n${links.unsubscribe}`);
    expect(mail).toContain(`href="${links.unsubscribe}"`);
  });

  it('says how many emails were scored before the score was revised', async () => {
    expect(await read()).not.toContain('Not averaged');
    const some = await read({ otherVersions: 1 });
    expect(some).toContain('Subject: Your week: 3 emails, +29.1 points on average');
    expect(some).toContain('Not averaged: 1 email, scored before the score was revised');
    const all = await read({ otherVersions: 3, average: null, best: null, costliest: null });
    expect(all).toMatch(/Subject: Your week: 3 emails\r\n/);
    expect(all).toContain('Not averaged: 3 emails, scored before the score was revised');
    expect(all).not.toContain('Average score');
  });

  it('names no score where nothing was optimised', async () => {
    const mail = await read({ optimized: 0, average: null, best: null, costliest: null });
    expect(mail).toContain('Subject: Your week: 4 emails sent');
    expect(mail).not.toContain('points');
    expect(mail).not.toContain('Average');
  });

  it.each([
    [550, 'refused'],
    [450, 'not_reached'],
  ])(
    'knows whether an address that is answered with %i may take it later',
    async (code, result) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onRcptTo: (_address, _session, done) => {
          done(Object.assign(new Error('Not this one.'), { responseCode: code }));
        },
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.server.address() as AddressInfo;
      const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'hello@example.com');
      expect(await createMailer(transport, log).weeklyReport(ada, report)).toBe(result);
      await new Promise<void>((resolve) => server.close(resolve));
    },
  );

  it('knows whether a mail that failed may have arrived', async () => {
    const failing = (command: string) =>
      createMailer(() => Promise.reject(Object.assign(new Error('no'), { command })), log);
    expect(await failing('CONN').weeklyReport(ada, report)).toBe('not_reached');
    expect(await failing('DATA').weeklyReport(ada, report)).toBe('unsure');
  });
});

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
