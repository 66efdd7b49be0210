import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../platform/db/embedded/cluster.ts';

export type ServerProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: { readonly out: string; readonly err: string };
  /** The exit code, once the process has ended. */
  readonly ended: Promise<number | null>;
};

/** Compiling the server takes as long as the rest of its start, so the result is kept. */
const compiled = join(tmpdir(), 'replysmith-compiled');

const source = join(import.meta.dirname, '..', '..');

/** Starts the real server as a process, and waits until it is ready or has failed. */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await spawnServer(dataDir, environment);
  await Promise.race([server.ready, server.ended]);
  return server;
}

/** The same, without waiting. */
export async function spawnServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess & { readonly ready: Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(source, 'main.ts')], {
    // A folder without a .env file, so that no test depends on local settings.
    cwd: tmpdir(),
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled },
      // Keeps the server from looking for a model on this machine.
      AI_PROVIDER: 'coach',
      // Tests that are about the grace time give their own.
      STOP_GRACE_SECONDS: '0',
      ...{ PORT: String(port), DATA_DIR: dataDir, ...environment },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.out += text;
      if (output.out.includes('ready')) resolve();
    });
  });
  return { url: `http://localhost:${port}`, child, output, ended, ready };
}

/** Runs a command to its end. */
export function runCommand(
  args: readonly string[],
  cwd: string,
  environment: Record<string, string>,
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(source, 'cli.ts'), ...args],
      { cwd, env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...environment } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}
