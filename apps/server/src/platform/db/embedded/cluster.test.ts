import { existsSync } from 'node:fs';
import { access, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountForPostgres, postgresBinaries } from './binaries.ts';
import { clearStaleLockFile, runningPostgres, startCluster } from './cluster.ts';
import { sharedFolder } from './embedded-postgres.ts';

vi.mock('node:net', async (original) => {
  const net = await original<typeof import('node:net')>();
  return { ...net, createServer: vi.fn(net.createServer) };
});

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

it('looks for a free port only once its files are made, which takes others long enough to take one', async () => {
  await chmod(cluster, 0o755);
  const home = join(cluster, 'postgres');
  const account = accountForPostgres();
  const binaries = await postgresBinaries(account, join(sharedFolder, 'postgres'));
  const net = await vi.importActual<typeof import('node:net')>('node:net');
  const areMade: boolean[] = [];
  vi.mocked(createServer).mockImplementation((...given: []) => {
    areMade.push(existsSync(join(home, 'data', 'PG_VERSION')));
    return net.createServer(...given);
  });
  const started = await startCluster({ home, binaries, account });
  try {
    expect(areMade).toEqual([true]);
    expect(await runningPostgres(join(home, 'data'))).toMatchObject({ port: started.port });
    const again = await startCluster({ home, binaries, account });
    expect([again.port, areMade]).toEqual([started.port, [true]]);
  } finally {
    await started.stop();
  }
});
