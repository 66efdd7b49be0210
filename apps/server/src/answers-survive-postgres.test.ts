import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeModel, type FakeModel } from '../../../tools/fake-model/index.ts';
import { startServer, type ServerProcess } from './testing/running/server-process.ts';
import { createVisitor, endOf, type Visitor } from './testing/visitor.ts';

// Each test starts real servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

let folder: string;
let fake: FakeModel;
let running: ServerProcess[];
let ada: Visitor;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-answers-'));
  await chmod(folder, 0o755);
  fake = await startFakeModel();
  running = [];
  ada = createVisitor();
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

const unavailable = { type: 'failed', error: { code: 'unavailable' } };

const nothingButTheLedger = {
  sessions: { items: [], total: 0 },
  requests: [{ status: 'failed', charge: 'refunded' }],
  counted: 0,
};

const postmaster = async () =>
  Number(
    (await readFile(join(folder, 'data/postgres/data/postmaster.pid'), 'utf8')).split('\n')[0],
  );

/** The ids of PostgreSQL's processes. */
async function postgres(): Promise<number[]> {
  const pid = await postmaster();
  const children = execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' });
  return [pid, ...children.trim().split(/\s+/).map(Number)];
}

/** A model that has written half and continues when told to. */
function halfway(): () => void {
  const { promise: resumed, resolve: resume } = Promise.withResolvers<null>();
  fake.script({
    kind: 'answer',
    chunks: (async function* () {
      yield '{"subject": "Stock", "body": "Hi Tom,\\n\\nIs your stock counted by hand?';
      await resumed;
      yield '\\n\\nBest,\\nAda"}';
    })(),
  });
  return () => resume(null);
}

describe('an answer that is being written', () => {
  // Freezing needs the ids of PostgreSQL's processes, which only Linux gives here.
  it.runIf(process.platform === 'linux')(
    'ends in a sentence while the database is away, and is given back when it is there again',
    async () => {
      const resume = halfway();
      const server = await start();
      await ada.signIn(server);
      const stream = await ada.ask(server, 'text');
      const frozen = await postgres();
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
      try {
        resume();
        expect(await endOf(stream)).toMatchObject(unavailable);
      } finally {
        for (const pid of frozen) process.kill(pid, 'SIGCONT');
      }
      await vi.waitFor(async () => expect(await ada.traces(server)).toEqual(nothingButTheLedger), {
        timeout: 30_000,
        interval: 500,
      });
    },
  );

  it('is written all the same when PostgreSQL dies meanwhile and is brought back', async () => {
    const resume = halfway();
    const server = await start();
    await ada.signIn(server);
    const stream = await ada.ask(server, 'text');
    // The question is on the disk within a second; its commit does not wait for that.
    await sleep(1_000);
    process.kill(await postmaster(), 'SIGKILL');
    await vi.waitFor(() => expect(server.output.err).toMatch(/PostgreSQL is back/), 20_000);
    resume();
    expect(await endOf(stream)).toMatchObject({ type: 'answered' });
  });
});
