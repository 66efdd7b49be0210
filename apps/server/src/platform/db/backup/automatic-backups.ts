import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { BackupsConfig } from '../../config/backups.ts';
import { OwnerError } from '../../errors.ts';
import { type MigrateOptions, migrate } from '../migrate.ts';
import { writeBackup } from './write-backup.ts';

type Reason = 'daily' | 'before-migration';

const automatic = /^replysmith-\d{4}-\d\d-\d\dT\d{6}Z-(?:daily|before-migration)\.backup(?:\..+)?$/;

/** A server whose migration fails may start again and again, and makes a backup each time. */
const mostBeforeMigrations = 3;

/** Where less is free, a disk counts as full: the database may lie on it too. */
export const fullAt = 100e6;

/** "replysmith-2026-11-28T193000Z", which sorts by time. */
export function backupName(moment: Date): string {
  return `replysmith-${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

type Place = {
  readonly folder: string;
  /** How long they are kept. */
  readonly days: number;
};

/** Makes a backup that nobody asked for, and deletes those before it that are too old. */
export async function makeAutomaticBackup(
  url: string,
  reason: Reason,
  { folder, days }: Place,
  {
    now = new Date(),
    signal,
  }: { readonly now?: Date; readonly signal?: AbortSignal | undefined } = {},
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(resolve(folder), `${backupName(now)}-${reason}.backup`);
  await requireRoom(folder);
  await writeBackup(url, file, signal);
  const names = await readdir(folder);
  await Promise.all(
    outdated(names, days, now).map((name) => rm(join(folder, name), { force: true })),
  );
  return file;
}

/** The next is about as large as the newest. */
async function requireRoom(folder: string): Promise<void> {
  const whole = (await readdir(folder)).filter(
    (name) => automatic.test(name) && name.endsWith('.backup'),
  );
  const newest = whole.sort().at(-1);
  const { size } = newest === undefined ? { size: 0 } : await stat(join(folder, newest));
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= size + fullAt) return;
  const [has, needs] = [free, size + fullAt].map((bytes) => `${Math.ceil(bytes / 1e6)} MB`);
  throw new OwnerError(
    `Only ${has} are free in ${resolve(folder)}, and a backup wants ${needs}: make room there.`,
  );
}

/** What somebody made by hand is never among them. */
export function outdated(names: readonly string[], days: number, now: Date): string[] {
  const startOf = (ageInDays: number) =>
    backupName(new Date(now.getTime() - ageInDays * 86_400_000));
  const ours = names.filter((name) => automatic.test(name)).sort();
  const whole = ours.filter((name) => name.endsWith('-before-migration.backup'));
  const tooMany = new Set(whole.slice(0, -mostBeforeMigrations));
  return ours.filter(
    (name) =>
      tooMany.has(name) ||
      // What a killed server left ends in ".unfinished".
      name < startOf(name.endsWith('.backup') ? days : 1),
  );
}

type Updated = {
  /** The names of the migrations that are new. */
  readonly added: readonly string[];
  /** The file in which the database is as it was before; null where none was made. */
  readonly backup: string | null;
};

/** Applies what is pending. Where people have rows, a backup of them is made first. */
export async function migrateAfterBackup(
  url: string,
  { folder, areMadeBeforeMigrations, days }: BackupsConfig,
  log: Logger,
  options: Pick<MigrateOptions, 'folder'> & { readonly signal?: AbortSignal } = {},
): Promise<Updated> {
  let backup: string | null = null;
  const beforeFirst = async (client: Client) => {
    if (!areMadeBeforeMigrations || !(await hasPeople(client))) return;
    if (folder === null) {
      log.warn('No backup is made before the database is updated, as BACKUP_DIR is not set.');
      return;
    }
    backup = await makeAutomaticBackup(url, 'before-migration', { folder, days }, options).catch(
      (error: unknown) => {
        options.signal?.throwIfAborted();
        const reason = error instanceof Error ? error.message : String(error);
        throw new OwnerError(
          `The database is not updated, because no backup could be made before, in ${folder}: ${reason.replace(/\.?$/, '.')} ` +
            'Mend that, name another folder in BACKUP_DIR, or set BACKUP_BEFORE_MIGRATION=false to go without.',
          { cause: error },
        );
      },
    );
    log.info({ file: backup }, 'backed up before the database is updated');
  };
  const added = await migrate(url, { ...options, beforeFirst });
  return { added, backup };
}

async function hasPeople(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('auth.users') IS NOT NULL AS found`,
  );
  if (!rows[0]?.found) return false;
  return (await client.query('SELECT FROM auth.users LIMIT 1')).rowCount === 1;
}
