import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backupName } from '../platform/db/backup/automatic-backups.ts';
import { restoreBackup } from '../platform/db/backup/restore-backup.ts';
import { writeBackup } from '../platform/db/backup/write-backup.ts';
import { type Command, counted, print, sizeText, untilStopped, withDatabase } from './command.ts';

export const backupCommand: Command = {
  summary: 'Writes everything in the database to a file, while servers go on.',
  usage: `backup [FILE]

  Writes every row, as it was at one moment, to FILE. Without it, or where it is
  a folder, the file is named for the time. Only you may read it: it holds
  people's emails and the hashes of their passwords. Keep AUTH_SECRET (or the
  file auth-secret in DATA_DIR) with it, but not in the same place: without it,
  authenticator apps do not work after a restore.
  Left out are jobs and mails that are queued, and the sandbox's payments.`,
  words: [0, 1],
  run: async ({ words: [path = '.'] }) => {
    const signal = untilStopped();
    const start = performance.now();
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const file = isFolder ? resolve(path, `${backupName(new Date())}.backup`) : resolve(path);
    const { tables, rows, bytes } = await withDatabase((url) => writeBackup(url, file, signal));
    print(
      `${file}: ${counted(rows, 'row')} of ${counted(tables, 'table')}, ${sizeText(bytes)}, in ${secondsSince(start)}.`,
    );
    return 0;
  },
};

export const restoreCommand: Command = {
  summary: 'Puts the database back to what it was when a backup was made.',
  usage: `restore FILE [--replace]

  Reads FILE through first, and changes nothing unless it is whole. A backup of
  an earlier version is migrated afterwards; one of a later version is refused.
  It all happens at once or not at all. Servers may run, but whoever uses them
  meanwhile waits or is told to try again; restart them afterwards. Everybody
  signs in again: sessions that were ended since must not come back.

  --replace  The database has accounts, and all that is in it may be lost.`,
  options: { replace: { type: 'boolean', default: false } },
  words: [1, 1],
  run: async ({ words: [file = ''], options }) => {
    const signal = untilStopped();
    const start = performance.now();
    const { tables, rows, madeAt, added } = await withDatabase(
      (url) =>
        restoreBackup(url, resolve(file), {
          replace: options.replace === true,
          signal,
        }),
      { mayCreate: true },
    );
    print(
      `The database is as it was on ${madeAt}: ${counted(rows, 'row')} of ${counted(tables, 'table')}, in ${secondsSince(start)}.`,
    );
    if (added.length > 0) print(`It was migrated since: ${added.join(', ')}.`);
    print('Everybody signs in again. Restart every server that was running meanwhile.');
    return 0;
  },
};

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1_000).toFixed(1)} seconds`;
}
