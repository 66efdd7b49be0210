import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearStaleLockFile, runningPostgres } from './cluster.ts';

let cluster: string;
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'replysmith-lock-'));
});
afterEach(() => rm(cluster, { recursive: true }));

const lockFile = () => join(cluster, 'postmaster.pid');
const writeLock = (pid: number) =>
  writeFile(lockFile(), [pid, cluster, 1_700_000_000, 54_321, '', '127.0.0.1'].join('\n'));

it('finds nothing running where there is no lock file', async () => {
  expect(await runningPostgres(cluster)).toBeNull();
  await clearStaleLockFile(cluster);
});

// Elsewhere a process cannot be told from another by the folder it runs in.
it.runIf(process.platform === 'linux')(
  'clears the lock of a dead server whose number another process got',
  async () => {
    await writeLock(process.pid);
    expect(await runningPostgres(cluster)).toBeNull();
    await clearStaleLockFile(cluster);
    await expect(access(lockFile())).rejects.toThrow(/ENOENT/);
  },
);
