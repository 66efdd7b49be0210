import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Pool } from 'pg';
import { serverArguments, serverEnvironment, temporaryDataDir } from './server-arguments.ts';

type RunningServer = {
  readonly url: string;
  readonly pid: number;
  /** From process start to the first healthy answer. */
  readonly readyMs: number;
  readonly residentMb: () => number;
  readonly stop: () => Promise<void>;
  /** Like `kill -9`: no clean shutdown. */
  readonly kill: () => Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Also on a machine that does much else. */
const longestStartMs = 180_000;

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(longestStartMs);
  while (child.exitCode === null && child.signalCode === null && !signal.aborted) {
    const answer = await fetch(`${url}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  if (!signal.aborted) throw new Error('The server stopped before it was ready.');
  child.kill('SIGKILL');
  throw new Error('The server was not ready after three minutes.');
}

/**
 * Starts the product like `npm start`, on a free port, unless PORT is set, with the given data
 * folder. An empty setting removes it from the environment.
 */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  nodeArguments: readonly string[] = serverArguments,
): Promise<RunningServer> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, nodeArguments, {
    env: {
      ...serverEnvironment,
      ...process.env,
      ...settings,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      AUTH_ATTEMPTS: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    residentMb: () => {
      const status = readFileSync(`/proc/${child.pid ?? 'self'}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await stopped;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await stopped;
    },
  };
}

/** The superuser's connection to the database that the server keeps in its data folder. */
export function databaseOf(dataDir: string): Pool {
  const home = join(dataDir, 'postgres');
  const port = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  return new Pool({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password: readFileSync(join(home, 'password'), 'utf8'),
    database: 'replysmith',
    max: 10,
  });
}

export type Product = RunningServer & {
  /** As the superuser. */
  readonly database: Pool;
};

/**
 * Starts the product with a data folder of its own, and leaves nothing of either behind; a folder
 * that it is given it keeps.
 */
export async function withProduct<Result>(
  use: (product: Product) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
  kept?: string,
): Promise<Result> {
  const dataDir = kept ?? temporaryDataDir('product');
  try {
    const server = await startProduct(dataDir, settings);
    const database = databaseOf(dataDir);
    try {
      return await use({ ...server, database });
    } finally {
      await database.end();
      await server.stop();
    }
  } finally {
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}
