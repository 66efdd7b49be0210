import { cp, mkdtemp, readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueOf } from '../../../testing/catalogue-of.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/running/test-database.ts';
import { locations } from '../../locations.ts';
import { migrationStates, revertNewest } from '../migrate.ts';
import { makeAutomaticBackup, migrateAfterBackup, outdated } from './automatic-backups.ts';
import { restoreBackup } from './restore-backup.ts';

let database: TestDatabase;
let place: string;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  place = await mkdtemp(join(tmpdir(), 'replysmith-automatic-'));
  folder = join(place, 'backups');
});
afterEach(async () => {
  await database.drop();
  await rm(place, { recursive: true });
});

const log = pino({ level: 'silent' });

function update(changes: { folder?: string | null; areMadeBeforeMigrations?: boolean } = {}) {
  const backups = { folder, areMadeBeforeMigrations: true, days: 14, ...changes };
  return migrateAfterBackup(database.url, backups, log);
}

const signUp = () =>
  database.everything
    .insertInto('auth.users')
    .values({ name: 'Ada', email: 'ada@example.com', emailVerified: true })
    .execute();

const isPending = async (name: string) =>
  (await migrationStates(database.url)).some(
    (state) => state.name === name && state.appliedAt === null,
  );

describe('before migrations', () => {
  it('makes one backup for all servers that start, which holds the rows and the schema of before', async () => {
    await signUp();
    const newest = await revertNewest(database.url, { mayLose: true });
    const { everything } = database;
    const [rows, catalogue] = [await everyRow(everything), await catalogueOf(everything)];
    const updates = await Promise.all([update(), update()]);
    const backups = updates.flatMap(({ backup }) => backup ?? []);
    expect(backups).toHaveLength(1);
    expect(updates.flatMap(({ added }) => added)).toEqual([newest]);
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual(backups);

    const older = join(place, 'migrations');
    await cp(locations.migrations, older, { recursive: true });
    await rm(join(older, newest));
    const before = await createTestDatabase();
    await restoreBackup(before.url, backups.join(), { replace: false }, older);
    await sql`DELETE FROM audit_log WHERE action = 'backup.restored'`.execute(before.everything);
    const [restored, { audit_log_id_seq: _, ...expected }] = [
      await everyRow(before.everything),
      rows,
    ];
    expect(restored).toMatchObject(expected);
    expect(await catalogueOf(before.everything)).toEqual(catalogue);
    await before.drop();
    await expect(
      restoreBackup(database.url, backups.join(), { replace: true }),
    ).resolves.toMatchObject({ added: [newest] });
  });

  it('makes none where nothing is pending, nobody has rows, or none is wanted', async () => {
    await signUp();
    expect(await update()).toEqual({ added: [], backup: null });
    const newest = await revertNewest(database.url, { mayLose: true });
    expect(await update({ areMadeBeforeMigrations: false })).toMatchObject({ backup: null });
    const warn = vi.spyOn(log, 'warn');
    await revertNewest(database.url, { mayLose: true });
    expect(await update({ folder: null })).toEqual({ added: [newest], backup: null });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/BACKUP_DIR is not set/));
    await revertNewest(database.url, { mayLose: true });
    await database.everything.deleteFrom('auth.users').execute();
    expect(await update()).toEqual({ added: [newest], backup: null });
    expect(await readdir(place)).toEqual([]);
  });

  it('changes nothing when the backup fails, and says how to go without', async () => {
    await signUp();
    const newest = await revertNewest(database.url, { mayLose: true });
    await writeFile(folder, 'a file where the folder should be');
    await expect(update()).rejects.toThrow(
      /^The database is not updated, .* EEXIST.* or set BACKUP_BEFORE_MIGRATION=false to go without\.$/,
    );
    expect(await isPending(newest)).toBe(true);
    const stopped = new Error('stopped');
    const backups = { folder: place, areMadeBeforeMigrations: true, days: 14 };
    await expect(
      migrateAfterBackup(database.url, backups, log, { signal: AbortSignal.abort(stopped) }),
    ).rejects.toBe(stopped);
    expect(await isPending(newest)).toBe(true);
    expect(await readdir(place)).toEqual(['backups']);
  });
});

it('writes none where the newest would not find room a second time', async () => {
  const options = { now: new Date('2026-11-28T03:15:00Z') };
  const make = () => makeAutomaticBackup(database.url, 'daily', { folder, days: 14 }, options);
  const newest = await make();
  const { bavail, bsize } = await statfs(folder);
  // It has this length without taking so much.
  await truncate(newest, bavail * bsize);
  options.now = new Date('2026-11-29T03:15:00Z');
  await expect(make()).rejects.toThrow(
    /^Only \d+ MB are free in .*backups, .*: make room there\.$/,
  );
  expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([newest]);
  await truncate(newest, 1_000);
  await make();
});

describe('old backups', () => {
  it('go when a new one is there, but never what somebody made by hand', async () => {
    const now = new Date('2026-11-28T03:15:00Z');
    const kept = ['replysmith-2026-01-01T000000Z.backup', 'notes.txt'];
    await makeAutomaticBackup(database.url, 'daily', { folder, days: 14 }, { now });
    for (const name of [...kept, 'replysmith-2026-11-01T031500Z-daily.backup']) {
      await writeFile(join(folder, name), '');
    }
    const later = new Date('2026-11-29T03:15:00Z');
    await makeAutomaticBackup(database.url, 'daily', { folder, days: 14 }, { now: later });
    expect((await readdir(folder)).sort()).toEqual([
      'notes.txt',
      'replysmith-2026-01-01T000000Z.backup',
      'replysmith-2026-11-28T031500Z-daily.backup',
      'replysmith-2026-11-29T031500Z-daily.backup',
    ]);
  });

  it('go by their age, and before migrations by their number too', () => {
    const of = (day: string, ending: string) => `replysmith-2026-11-${day}T031500Z-${ending}`;
    const names = [
      ...['13', '14', '15', '28'].map((day) => of(day, 'daily.backup')),
      ...['24', '25', '26', '27'].map((day) => of(day, 'before-migration.backup')),
      ...['26', '28'].map((day) => of(day, 'daily.backup.1f.unfinished')),
    ];
    expect(outdated(names, 14, new Date('2026-11-28T12:00:00Z'))).toEqual([
      of('13', 'daily.backup'),
      of('14', 'daily.backup'),
      of('24', 'before-migration.backup'),
      of('26', 'daily.backup.1f.unfinished'),
    ]);
  });
});
