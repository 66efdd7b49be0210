import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AiRequestList, paths, UserSubscription, type AnswerEvent } from '@replysmith/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faults, startFakeModel, type FakeModel } from '../../../tools/fake-model/index.ts';
import { cookieOf } from './testing/cookie-of.ts';
import { eventsOf } from './testing/events-of.ts';
import { startServer, type ServerProcess } from './testing/server-process.ts';

// Each starts real servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const account = { name: 'Ada', email: 'ada@example.com', password: 'Sturdy-Pen-42' };
const request = {
  content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};

let folder: string;
let fake: FakeModel;
let running: ServerProcess[];
let cookie: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-answers-'));
  await chmod(folder, 0o755);
  fake = await startFakeModel();
  running = [];
});
afterEach(async () => {
  for (const server of running) {
    if (server.child.exitCode === null) server.child.kill('SIGTERM');
    await server.ended;
  }
  await fake.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startServer(join(folder, 'data'), {
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: fake.baseUrl('openai') },
    AUTH_ATTEMPTS: '1000',
  });
  running.push(server);
  return server;
}

const post = ({ url }: ServerProcess, path: string, body: unknown, headers = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const get = ({ url }: ServerProcess, path: string) =>
  fetch(`${url}${path}`, { headers: { Cookie: cookie } }).then((answer) => answer.json());

async function signIn(server: ServerProcess): Promise<void> {
  await post(server, paths.accounts.signUp, account);
  cookie = cookieOf(await post(server, paths.accounts.signIn, account));
}

/** Sends the email and waits until the model has it and an event was heard. */
async function ask(server: ServerProcess, { until }: { until: AnswerEvent['type'] }) {
  const headers = { Cookie: cookie, Accept: 'text/event-stream' };
  const stream = eventsOf(await post(server, paths.optimizeEmail, request, headers));
  for (let next = await stream.next(); !next.done && next.value.type !== until;) {
    next = await stream.next();
  }
  await vi.waitFor(() => expect(fake.requests.length).toBeGreaterThan(0));
  return stream;
}

async function endOf(stream: AsyncGenerator<AnswerEvent>): Promise<AnswerEvent | undefined> {
  let last: AnswerEvent | undefined;
  for await (const event of stream) last = event;
  return last;
}

const unavailable = { type: 'failed', error: { code: 'unavailable' } };

/** What is left of the person's only request. */
async function traces(server: ServerProcess) {
  const { items } = AiRequestList.parse(await get(server, paths.aiRequests));
  const { usage_tracking } = UserSubscription.parse(await get(server, paths.userSubscriptions));
  return {
    sessions: await get(server, paths.chatSessions),
    requests: items.map(({ status, charge }) => ({ status, charge })),
    counted: usage_tracking.daily_ai_requests,
  };
}
const nothingButTheLedger = {
  sessions: { items: [], total: 0 },
  requests: [{ status: 'failed', charge: 'refunded' }],
  counted: 0,
};

const postmaster = async () =>
  Number(
    (await readFile(join(folder, 'data/postgres/data/postmaster.pid'), 'utf8')).split('\n')[0],
  );

/** PostgreSQL's processes. */
async function postgres(): Promise<number[]> {
  const pid = await postmaster();
  const children = execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' });
  return [pid, ...children.trim().split(/\s+/).map(Number)];
}

describe('an answer that is being written', () => {
  it.each([
    ['nothing was seen of it', faults.hang, 'scored'],
    ['a part was seen', faults.stall, 'text'],
  ] as const)(
    'when the server is killed and %s, is given back at the next start',
    async (...on) => {
      const [, script, until] = on;
      fake.script(script);
      const killed = await start();
      await signIn(killed);
      const stream = await ask(killed, { until });
      expect(await traces(killed)).toMatchObject({
        requests: [{ status: 'running', charge: 'reserved' }],
        counted: 1,
      });
      killed.child.kill('SIGKILL');
      await expect(endOf(stream)).rejects.toThrow();
      await killed.ended;
      const next = await start();
      await vi.waitFor(async () => expect(await traces(next)).toEqual(nothingButTheLedger), 5_000);
    },
  );

  it('ends in a sentence when the server is told to stop, and is given back', async () => {
    fake.script(faults.stall, faults.hang);
    const server = await start();
    await signIn(server);
    const streams = [await ask(server, { until: 'text' }), await ask(server, { until: 'scored' })];
    const begin = performance.now();
    server.child.kill('SIGTERM');
    const ends = await Promise.all(streams.map(endOf));
    expect(ends).toEqual([
      expect.objectContaining({ type: 'failed' }),
      expect.objectContaining({ type: 'failed' }),
    ]);
    for (const end of ends) expect(end).toMatchObject(unavailable);
    expect(await server.ended).toBe(0);
    expect(performance.now() - begin).toBeLessThan(10_000);
    const next = await start();
    const refunded = nothingButTheLedger.requests;
    expect(await traces(next)).toEqual({
      ...nothingButTheLedger,
      requests: [...refunded, ...refunded],
    });
  });

  // Freezing needs to find the processes of PostgreSQL.
  it.runIf(process.platform === 'linux')(
    'ends in a sentence while the database is away, and is given back when it is there again',
    async () => {
      const { promise: resumed, resolve: resume } = Promise.withResolvers<null>();
      fake.script({
        kind: 'answer',
        chunks: (async function* () {
          yield '{"subject": "Stock", "body": "Hi Tom,\\n\\nIs your stock counted by hand?';
          await resumed;
          yield '\\n\\nBest,\\nAda"}';
        })(),
      });
      const server = await start();
      await signIn(server);
      const stream = await ask(server, { until: 'text' });
      const frozen = await postgres();
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      try {
        resume(null);
        expect(await endOf(stream)).toMatchObject(unavailable);
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT');
      }
      await vi.waitFor(async () => expect(await traces(server)).toEqual(nothingButTheLedger), {
        timeout: 30_000,
        interval: 500,
      });
    },
  );

  it('is written all the same when PostgreSQL dies meanwhile and is brought back', async () => {
    const { promise: resumed, resolve: resume } = Promise.withResolvers<null>();
    fake.script({
      kind: 'answer',
      chunks: (async function* () {
        yield '{"subject": "Stock", "body": "Hi Tom,\\n\\nIs your stock counted by hand?';
        await resumed;
        yield '\\n\\nBest,\\nAda"}';
      })(),
    });
    const server = await start();
    await signIn(server);
    const stream = await ask(server, { until: 'text' });
    process.kill(await postmaster(), 'SIGKILL');
    await vi.waitFor(() => expect(server.output.err).toMatch(/PostgreSQL is back/), 20_000);
    resume(null);
    expect(await endOf(stream)).toMatchObject({ type: 'answered' });
  });
});
