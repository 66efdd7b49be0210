import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountForPostgres, canEnter, reachable } from './binaries.ts';

const account = accountForPostgres();
let folder: string;
let native: string;
let copy: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-binaries-'));
  await chmod(folder, 0o755);
  native = join(folder, 'closed', 'native');
  copy = join(folder, 'open', '18');
  await mkdir(join(native, 'bin'), { recursive: true });
  await writeFile(join(native, 'bin', 'postgres'), 'first');
  await symlink('postgres', join(native, 'bin', 'link'));
});
afterEach(() => rm(folder, { recursive: true }));

it('leaves the binaries where they are if they can be reached', async () => {
  expect(await reachable(native, copy, account)).toBe(native);
});

// Only root runs PostgreSQL as another account, which may then lack access.
describe.skipIf(account === null)('as root, in a folder that only root can enter', () => {
  beforeEach(() => chmod(join(folder, 'closed'), 0o700));

  it('copies the binaries to where their account can reach them', async () => {
    expect(await reachable(native, copy, account)).toBe(copy);
    expect(canEnter(account, join(copy, 'bin'))).toBe(true);
    expect(await readFile(join(copy, 'bin', 'link'), 'utf8')).toBe('first');
  });

  it('copies them once, even when several servers start together', async () => {
    await Promise.all([reachable(native, copy, account), reachable(native, copy, account)]);
    await writeFile(join(native, 'bin', 'postgres'), 'second');
    await reachable(native, copy, account);
    expect(await readFile(join(copy, 'bin', 'postgres'), 'utf8')).toBe('first');
  });
});
