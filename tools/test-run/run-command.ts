import { spawn } from 'node:child_process';

export type Outcome = { ok: boolean; output: string; seconds: number };

/** Runs a program of node_modules/.bin, or a script, and keeps what it prints. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) =>
      resolve({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 }),
    );
  });
}
