import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chown,
  mkdir,
  readFile,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './binaries.ts';

type ClusterLocation = {
  readonly home: string;
  readonly binaries: string;
  readonly account: Account | null;
  /** The port to listen on; any free one when absent. */
  readonly port?: number;
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[];
};

type Cluster = {
  readonly port: number;
  /** The superuser's URL, without a database name. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=64MB',
  'max_connections=60',
  // An error's DETAIL line quotes rows, and so users' emails.
  'log_error_verbosity=terse',
];

/** Starts the cluster's PostgreSQL, or takes over one left running by a killed server. */
export async function startCluster(location: ClusterLocation): Promise<Cluster> {
  const { home, binaries, account } = location;
  await removeUnfinishedClusters(home);
  if (!existsSync(home)) await createCluster(home, binaries, account);
  const folder = await realpath(join(home, 'data'));
  const pgCtl = join(binaries, 'bin', 'pg_ctl');
  const port = (await runningPostgres(folder))?.port ?? (await launch(location, folder, pgCtl));
  const password = await readFile(join(home, 'password'), 'utf8');
  return {
    port,
    url: `postgresql://postgres:${password}@127.0.0.1:${port}`,
    stop: async () => {
      const stopping = run(pgCtl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '5'], account);
      // Committed data is safe even so: PostgreSQL recovers its files at the next start.
      await stopping.catch(() => kill(folder));
    },
  };
}

async function launch(location: ClusterLocation, folder: string, pgCtl: string): Promise<number> {
  await clearStaleLockFile(folder);
  const port = location.port ?? (await freePort());
  const options = [...settings, ...(location.settings ?? []), `port=${port}`];
  const log = join(location.home, 'log');
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
    location.account,
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

type RunningPostgres = {
  readonly pid: number;
  /** Null until it accepts connections. */
  readonly port: number | null;
};

/** The PostgreSQL that runs on this cluster, if any. */
export async function runningPostgres(cluster: string): Promise<RunningPostgres | null> {
  const [pid, , , port, , , , status] = await lockFileLines(cluster);
  if (!pid || !(await isPostgresOf(Number(pid), cluster))) return null;
  return { pid: Number(pid), port: status?.trim() === 'ready' ? Number(port) : null };
}

/**
 * Process ids are reused soon, above all in containers: PostgreSQL would take another process for
 * its own and refuse to start. Removes the pid file of a dead server, never of a live one.
 */
export async function clearStaleLockFile(cluster: string): Promise<void> {
  const [pid] = await lockFileLines(cluster);
  if (!pid || (await isPostgresOf(Number(pid), cluster))) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

async function lockFileLines(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return text.split('\n');
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    return readlink(`/proc/${pid}/cwd`).then(
      (cwd) => cwd === cluster,
      () => false,
    );
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Creates a cluster under `home` atomically, unless another process was faster. */
async function createCluster(
  home: string,
  binaries: string,
  account: Account | null,
): Promise<void> {
  const unfinished = `${home}.${process.pid}`;
  await mkdir(dirname(home), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  const password = join(unfinished, 'password');
  await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) {
    await chown(unfinished, account.uid, account.gid);
    await chown(password, account.uid, account.gid);
  }
  await run(
    join(binaries, 'bin', 'initdb'),
    [
      ['-D', join(unfinished, 'data')],
      ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`],
      ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ].flat(),
    account,
  );
  await rename(unfinished, home).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(home)) throw error;
  });
}

/** Removes leftovers of processes killed while creating this cluster. */
async function removeUnfinishedClusters(home: string): Promise<void> {
  const siblings = await readdir(dirname(home)).catch(() => []);
  for (const name of siblings) {
    const maker = /^(.+)\.(\d+)$/.exec(name);
    if (maker?.[1] !== basename(home) || isOtherProcess(Number(maker[2]))) continue;
    await rm(join(dirname(home), name), { recursive: true, force: true });
  }
}

function isOtherProcess(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Runs one of PostgreSQL's programs to completion, as its account. */
async function run(
  program: string,
  args: readonly string[],
  account: Account | null,
): Promise<void> {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const child = spawn(program, args, {
    ...identity,
    // The account may have no access to our working directory.
    cwd: dirname(dirname(program)),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(complaint.trim() || `${program} ended with ${String(code)}`);
}

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
