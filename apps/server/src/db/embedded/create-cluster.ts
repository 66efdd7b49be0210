import { randomBytes } from 'node:crypto';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { run } from './run.ts';

/** Makes a new cluster under `home`, whole or not at all. */
export async function createCluster(
  home: string,
  binaries: string,
  account: Account | null,
): Promise<void> {
  const unfinished = `${home}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
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
  await rename(unfinished, home);
}
