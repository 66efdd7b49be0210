import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { Account } from './account.ts';
import { createCluster, removeUnfinishedClusters } from './create-cluster.ts';
import { clearStaleLockFile, runningPostgres } from './lock-file.ts';
import { run } from './run.ts';

type ClusterPlace = {
  readonly home: string;
  readonly binaries: string;
  readonly account: Account | null;
  /** Where it must listen; any free port when absent. */
  readonly port?: number;
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[];
};

type Cluster = {
  readonly port: number;
  /** The superuser's address, without a database's name. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=64MB',
  'max_connections=60',
  // An error's DETAIL line quotes rows, and so people's emails.
  'log_error_verbosity=terse',
];

/** Starts the cluster's PostgreSQL, or takes over the one a killed server left running. */
export async function startCluster(place: ClusterPlace): Promise<Cluster> {
  const { home, binaries, account } = place;
  await removeUnfinishedClusters(home);
  if (!existsSync(home)) await createCluster(home, binaries, account);
  const folder = await realpath(join(home, 'data'));
  const pgCtl = join(binaries, 'bin', 'pg_ctl');
  const port = (await runningPostgres(folder))?.port ?? (await launch(place, folder, pgCtl));
  const password = await readFile(join(home, 'password'), 'utf8');
  return {
    port,
    url: `postgresql://postgres:${password}@127.0.0.1:${port}`,
    stop: async () => {
      const stopping = run(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '5'], account);
      // It keeps every commit even so, and repairs its files at the next start.
      await stopping.catch(() => kill(folder));
    },
  };
}

async function launch(place: ClusterPlace, folder: string, pgCtl: string): Promise<number> {
  await clearStaleLockFile(folder);
  const port = place.port ?? (await freePort());
  const options = [...settings, ...(place.settings ?? []), `port=${port}`];
  const log = join(place.home, 'log');
  const started = run(
    pgCtl,
    [
      'start',
      '-D',
      folder,
      '-l',
      log,
      '-w',
      '-t',
      '30',
      '-o',
      options.map((o) => `-c ${o}`).join(' '),
    ],
    place.account,
  );
  try {
    await started;
    return port;
  } catch (error) {
    // Another process may have started it at the same moment.
    const others = await portOfOthers(folder);
    if (others === null) throw error;
    return others;
  }
}

async function portOfOthers(folder: string): Promise<number | null> {
  for (let attempt = 1; attempt <= 100; attempt += 1) {
    const running = await runningPostgres(folder);
    if (!running || running.port !== null) return running?.port ?? null;
    await sleep(100);
  }
  return null;
}

async function kill(folder: string): Promise<void> {
  const running = await runningPostgres(folder);
  if (running) process.kill(running.pid, 'SIGKILL');
}
