import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSocket } from '../../testing/running/open-socket.ts';
import { createPerson } from '../../testing/person.ts';
import { secret } from '../../testing/secret.ts';
import { startServer } from '../../testing/running/server-process.ts';
import { createTestApp } from '../../testing/running/test-app.ts';

it('sends everybody away as the first thing a real server does on SIGTERM, which ends it soon', async () => {
  const test = await createTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'replysmith-restart-'));
  const server = await startServer(folder, {
    DATABASE_URL: test.database.url,
    AUTH_SECRET: secret,
    PUBLIC_URL: 'http://localhost:3000',
  });
  const person = await createPerson(test.database.everything, test.services);
  const tab = await openSocket(Number(new URL(server.url).port), person);
  await tab.waitFor('welcome');

  const begin = performance.now();
  server.child.kill('SIGTERM');
  expect(await tab.closed).toBe(1012);
  expect(await server.ended).toBe(0);
  expect(performance.now() - begin).toBeLessThan(8_000);
  await rm(folder, { recursive: true });
  await test.close();
}, 60_000);
