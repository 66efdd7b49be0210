import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from './config/values.ts';
import { serverSecrets, storedSecret, UnusableSecret } from './stored-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes the secret once, long, and readable by its owner only', async () => {
  const file = join(folder, 'data', 'auth-secret');
  const secret = await storedSecret(file);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await storedSecret(file)).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'data'))).toEqual(['auth-secret']);
});

it('gives those who ask at the same moment the same one', async () => {
  const file = join(folder, 'auth-secret');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSecret(file)));
  expect(new Set(secrets).size).toBe(1);
});

it.each(['', '\n', 'too short'])('refuses to work with %o, and says where it is', async (text) => {
  const file = join(folder, 'auth-secret');
  await writeFile(file, text);
  await expect(storedSecret(file)).rejects.toThrow(UnusableSecret);
  await expect(storedSecret(file)).rejects.toThrow(file);
});

it('is not also accepted as an old one: whoever changes it is told to move the file away', async () => {
  const secret = await storedSecret(join(folder, 'auth-secret'));
  const kept = { dataDir: folder, authSecret: null };
  const change = serverSecrets({ ...kept, oldAuthSecrets: [secret] });
  await expect(change).rejects.toThrow(ConfigError);
  await expect(change).rejects.toThrow(join(folder, 'auth-secret'));
  await rm(join(folder, 'auth-secret'));
  const changed = await serverSecrets({ ...kept, oldAuthSecrets: [secret] });
  expect(changed).toEqual([expect.not.stringMatching(secret), secret]);
});
