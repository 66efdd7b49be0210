import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  faults,
  slowHeaders,
  startFakeModel,
  type FakeModel,
} from '../../../tools/fake-model/index.ts';
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

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(join(folder, 'data'), {
    ...settings,
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
      await ada.signIn(killed);
      const stream = await ada.ask(killed, until);
      await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
      expect(await ada.traces(killed)).toMatchObject({
        requests: [{ status: 'running', charge: 'reserved' }],
        counted: 1,
      });
      killed.child.kill('SIGKILL');
      await expect(endOf(stream)).rejects.toThrow();
      await killed.ended;
      const next = await start();
      await vi.waitFor(
        async () => expect(await ada.traces(next)).toEqual(nothingButTheLedger),
        20_000,
      );
    },
  );

  it('may end within the grace time of a stop, while no further one begins', async () => {
    fake.script(slowHeaders(2_000));
    const server = await start({ STOP_GRACE_SECONDS: '30' });
    await ada.signIn(server);
    const stream = await ada.ask(server, 'scored');
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    const begin = performance.now();
    server.child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${server.url}/readyz`)).rejects.toThrow(), 10_000);
    await expect(ada.ask(server, 'scored')).rejects.toThrow();
    expect(await endOf(stream)).toMatchObject({ type: 'answered' });
    expect(await server.ended).toBe(0);
    expect(performance.now() - begin).toBeLessThan(15_000);
  });

  it('ends in a sentence when the server is told to stop, and is given back', async () => {
    fake.script(faults.stall, faults.hang);
    const server = await start();
    await ada.signIn(server);
    const streams = [await ada.ask(server, 'text'), await ada.ask(server, 'scored')];
    await vi.waitFor(() => expect(fake.requests).toHaveLength(2));
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
    expect(await ada.traces(next)).toEqual({
      ...nothingButTheLedger,
      requests: [...refunded, ...refunded],
    });
  });
});
