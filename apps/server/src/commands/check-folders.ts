import { randomUUID } from 'node:crypto';
import { access, constants, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../platform/config/config.ts';
import type { Check } from '../platform/context/context.ts';
import { fullAt } from '../platform/db/backup/automatic-backups.ts';
import { storedAt } from '../platform/db/embedded/embedded-postgres.ts';
import { sizeText } from './command.ts';

const scarceAt = 1e9;

export async function checkFolders(config: Config): Promise<Check[]> {
  return [await checkFolder(resolve(config.dataDir)), await checkDisks(config)];
}

async function checkFolder(dataDir: string): Promise<Check> {
  const name = 'Data folder';
  const folder = await stat(dataDir).catch((error: unknown) => error as NodeJS.ErrnoException);
  if (!(folder instanceof Error)) {
    if (folder.isDirectory()) return checkWriting(dataDir);
    const note = `${dataDir} is a file: set DATA_DIR to a folder.`;
    return { name, state: 'bad', note };
  }
  if (folder.code !== 'ENOENT') {
    const note = `${dataDir} cannot be entered by ${userName()}: give it to the user that runs the server.`;
    return { name, state: 'bad', note };
  }
  const parent = await nearestFolder(dataDir);
  const canBeMade = await access(parent, constants.W_OK).then(
    () => true,
    () => false,
  );
  const note = canBeMade
    ? `${dataDir} does not exist yet; the first start makes it. If you had one, set DATA_DIR to it.`
    : `${dataDir} does not exist, and ${userName()} may not make it in ${parent}. Make it, and give it to the user that runs the server.`;
  return { name, state: canBeMade ? 'attention' : 'bad', note };
}

/** The folder itself, or the nearest above it that there is. */
async function nearestFolder(folder: string): Promise<string> {
  for (let path = folder; ; path = dirname(path)) {
    const isThere = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere || path === dirname(path)) return path;
  }
}

/** The database and the backups may lie on other disks than the data folder. */
async function checkDisks(config: Config): Promise<Check> {
  const folders = [
    resolve(config.dataDir),
    ...(config.databaseUrl === null ? [await storedAt(config.dataDir)] : []),
    ...(config.backups.folder === null ? [] : [resolve(config.backups.folder)]),
  ];
  const disks = await Promise.all(
    folders.map(async (wanted) => {
      const folder = await nearestFolder(wanted);
      const { bavail, bsize } = await statfs(folder);
      return { folder, free: bavail * bsize };
    }),
  );
  const { folder, free } = disks.reduce((least, disk) => (disk.free < least.free ? disk : least));
  const name = 'Disk';
  const room = `${sizeText(free)} are free in ${folder}.`;
  if (free >= scarceAt) return { name, state: 'good', note: room };
  const harm = config.databaseUrl === null ? 'stops the database' : 'loses mails and backups';
  const note = `${room} Make room: a full disk ${harm}.`;
  return { name, state: free < fullAt ? 'bad' : 'attention', note };
}

async function checkWriting(dataDir: string): Promise<Check> {
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe);
    return {
      name: 'Data folder',
      state: 'good',
      note: `${userName()} can write in ${dataDir}.`,
    };
  } catch {
    const note = `${userName()} cannot write in ${dataDir}: give it to the user that runs the server.`;
    return { name: 'Data folder', state: 'bad', note };
  }
}

/** In a container a user may have a number only. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `The user ${String(process.getuid?.())}`;
  }
}
