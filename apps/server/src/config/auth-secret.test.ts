import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keptAuthSecret } from './auth-secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'replysmith-secret-'));
afterAll(() => rm(folder, { recursive: true }));

it('makes the secret once, long, and readable by its owner only', async () => {
  const dataDir = join(folder, 'data');
  const secret = await keptAuthSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keptAuthSecret(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
});
