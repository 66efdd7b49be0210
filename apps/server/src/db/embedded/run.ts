import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

/** Runs one of PostgreSQL's programs to its end, as its account. */
export async function run(
  program: string,
  args: readonly string[],
  account: Account | null,
): Promise<void> {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const child = spawn(program, args, {
    ...identity,
    // The folder we were started in may be closed to that account.
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
