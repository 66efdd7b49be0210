import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { serverArguments } from './server-arguments.ts';

type RunningServer = {
  readonly url: string;
  /** From the start of the process to its first answer that all is well. */
  readonly readyMs: number;
  readonly residentMb: () => number;
  readonly stop: () => Promise<void>;
  /** As `kill -9` does: it has no chance to tidy up. */
  readonly kill: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The server stopped before it was ready.');
}

/**
 * Starts the product as `npm start` does, on a free port and the given data folder. An empty one of
 * the `settings` takes away what the environment says.
 */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, serverArguments, {
    env: {
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
