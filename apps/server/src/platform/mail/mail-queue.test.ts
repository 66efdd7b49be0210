import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { createMailQueue } from './mail-queue.ts';
import { createMailer, smtpTransport } from './mailer.ts';

const log = pino({ level: 'silent' });
const secret = 'a secret of at least thirty-two characters';
const ada = { name: 'Ada', email: 'ada@example.com' };
const link = 'https://coach.example.com/auth?mode=reset&token=only-ada-knows';

let test: TestApp;
let smtp: SMTPServer;
let jobs: Jobs;
/** The mail server's refusals, one per attempt; after those it accepts the mail. */
let refusals: { responseCode: number }[];
let delivered: string[];

beforeEach(async () => {
  [refusals, delivered] = [[], []];
  test = await createTestApp();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const refusal = refusals.shift();
      done(refusal ? Object.assign(new Error('Not now.'), refusal) : undefined);
    },
    onData(stream, _session, done) {
      let mail = '';
      stream.setEncoding('utf8').on('data', (text: string) => (mail += text));
      stream.on('end', () => {
        delivered.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await jobs.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await test.close();
});

/** A mailer with its queue, as the server builds them, but with short pauses between attempts. */
async function startMailer() {
  const { port } = smtp.server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 'Replysmith <hello@example.com>');
  const queue = { ...createMailQueue({ transport, log, secrets: [secret] }), retryDelay: 1 };
  jobs = await startJobs({
    ...{ databaseUrl: test.database.url, services: test.services, jobs: [], queues: [queue] },
    pace: { poll: 0.5, supervise: 1 },
  });
  const mail = createMailer(transport, log);
  mail.leaveTo(async (message) => jobs.leave(queue.name, await queue.seal(message)));
  return mail;
}

const waiting = async () => {
  const { rows } = await sql<{ data: string; state: string }>`
    SELECT data::text AS data, state FROM pgboss.job WHERE name = 'send-mail'
  `.execute(test.database.everything);
  return rows;
};

it('sends again what a mail server could not take, and shows nobody its link meanwhile', async () => {
  const mail = await startMailer();
  refusals = [{ responseCode: 451 }, { responseCode: 451 }];
  await mail.resetPassword(ada, link);
  await mail.settled();
  expect(delivered).toEqual([]);
  const [waitingMail] = await waiting();
  expect(waitingMail?.data).toMatch(/sealed/);
  expect(waitingMail?.data).not.toMatch(/only-ada-knows|ada@example/);
  await vi.waitFor(() => expect(delivered).toHaveLength(1), { timeout: 15_000, interval: 100 });
  expect(delivered[0]).toContain('only-ada-knows');
});

it('gives up at once where the address takes no mail', async () => {
  const mail = await startMailer();
  refusals = [{ responseCode: 550 }];
  await mail.resetPassword(ada, link);
  await mail.settled();
  expect(await waiting()).toEqual([]);
  expect(delivered).toEqual([]);
});
