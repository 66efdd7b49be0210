import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faults, startFakeModel, type FakeModel } from '../../../tools/fake-model/index.ts';
import { secret } from './testing/secret.ts';
import { startServer, type ServerProcess } from './testing/running/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/running/test-database.ts';
import { createVisitor, endOf, type Visitor } from './testing/visitor.ts';

// Real servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

let folder: string;
let fake: FakeModel;
let database: TestDatabase;
let first: ServerProcess;
let second: ServerProcess;
let ada: Visitor;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-servers-'));
  await chmod(folder, 0o755);
  fake = await startFakeModel();
  database = await createTestDatabase();
  [first, second] = await Promise.all([start('first'), start('second')]);
  ada = createVisitor();
  await ada.signIn(first);
});
afterEach(async () => {
  for (const { child, ended } of [first, second]) {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  }
  await Promise.all([fake.close(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const start = (name: string) =>
  startServer(join(folder, name), {
    ...{ DATABASE_URL: database.url, AUTH_SECRET: secret, AUTH_ATTEMPTS: '1000' },
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: fake.baseUrl('openai') },
  });

async function askHalf() {
  fake.script(faults.stall);
  const stream = await ada.ask(first, 'text');
  const [request] = await ada.requests(second);
  if (!request) throw new Error('The other server does not see the request.');
  return { stream, id: request.id };
}

it('gives back, by another server, what a killed one was writing, and who listens there is told', async () => {
  const { stream, id } = await askHalf();
  const followed = await ada.listen(second, id);
  expect((await followed.next()).value).toMatchObject({ type: 'started', request_id: id });
  expect((await followed.next()).value).toMatchObject({ type: 'scored' });
  expect((await followed.next()).value).toMatchObject({ type: 'text' });
  first.child.kill('SIGKILL');
  await expect(endOf(stream)).rejects.toThrow();
  expect(await endOf(followed)).toMatchObject({ type: 'failed', error: { code: 'unavailable' } });
  const nothing = {
    sessions: { items: [], total: 0 },
    requests: [{ status: 'failed', charge: 'refunded' }],
    counted: 0,
  };
  expect(await ada.traces(second)).toEqual(nothing);
  first = await start('first');
  expect(await ada.traces(first)).toEqual(nothing);
});

it('stops an answer from the server that does not write it', async () => {
  const { stream, id } = await askHalf();
  await ada.stop(second, id);
  const ending = await endOf(stream);
  expect(ending).toMatchObject({ type: 'stopped', messages: [{}, { is_partial: true }] });
  expect(await endOf(await ada.listen(second, id))).toEqual(ending);
  expect(await ada.traces(second)).toMatchObject({
    requests: [{ status: 'stopped', charge: 'charged' }],
    counted: 1,
  });
});
