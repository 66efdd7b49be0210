import type { BackupsConfig } from '../config/backups.ts';
import { makeAutomaticBackup } from '../db/backup/automatic-backups.ts';
import type { Job } from './jobs.ts';

/** None without a folder. However many servers have one, each night's backup is made once. */
export function backupJobs(databaseUrl: string, { folder, days }: BackupsConfig): Job[] {
  if (folder === null) return [];
  return [
    {
      name: 'make-backup',
      cron: '15 3 * * *',
      expireInSeconds: 7_200,
      run: async ({ log, now }, signal) => {
        const file = await makeAutomaticBackup(
          databaseUrl,
          'daily',
          { folder, days },
          { now: now(), signal },
        );
        log.info({ file }, 'backed up');
      },
    },
  ];
}
