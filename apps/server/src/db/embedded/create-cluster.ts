import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { run } from './run.ts';

/** Makes a new cluster under `home`, whole or not at all, unless another process was quicker. */
export async function createCluster(
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

/** Removes what processes that were killed while making this cluster left behind. */
export async function removeUnfinishedClusters(home: string): Promise<void> {
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
