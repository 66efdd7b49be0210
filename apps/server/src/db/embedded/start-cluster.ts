import { access, readFile, realpath } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { createCluster } from './create-cluster.ts';
import { clearStaleLockFile, runningPort } from './lock-file.ts';
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
  if (!(await exists(home))) await createCluster(home, binaries, account);
  const folder = await realpath(join(home, 'data'));
  const pgCtl = join(binaries, 'bin', 'pg_ctl');
  const port = (await runningPort(folder)) ?? (await launch(place, folder, pgCtl));
  const password = await readFile(join(home, 'password'), 'utf8');
  return {
    port,
    url: `postgresql://postgres:${password}@127.0.0.1:${port}`,
    stop: () => run(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '10'], account),
  };
}

async function launch(place: ClusterPlace, folder: string, pgCtl: string): Promise<number> {
  await clearStaleLockFile(folder);
  const port = place.port ?? (await freePort());
  const options = [...settings, ...(place.settings ?? []), `port=${port}`];
  const log = join(place.home, 'log');
  await run(
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
  return port;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
