import type { BackupsConfig } from './platform/config/backups.ts';
import { makeAutomaticBackup } from './platform/db/backup/automatic-backups.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { purgeExpiredJob } from './modules/admin/jobs.ts';
import { makeSumsJob, sendWeeklyReportsJob } from './modules/analytics/jobs.ts';
import { indexSessionsJob } from './modules/chat/index-sessions.ts';
import { resetDailyUsageJob, syncDueSubscriptionsJob } from './modules/billing/jobs.ts';
import { rescoreTemplatesJob } from './modules/templates/jobs.ts';
import { runDueWorkflowsJob } from './modules/workflows/jobs.ts';

/** Everything that the servers of one database do by schedule. */
export const jobs = [
  purgeExpiredJob,
  resetDailyUsageJob,
  syncDueSubscriptionsJob,
  runDueWorkflowsJob,
  sendWeeklyReportsJob,
  rescoreTemplatesJob,
  indexSessionsJob,
  makeSumsJob,
];

/** Where there is a place for backups. Several servers with one make each of them once. */
export function backupJobs(databaseUrl: string, { folder, days }: BackupsConfig): Job[] {
  if (folder === null) return [];
  return [
    {
      name: 'make-backup',
      cron: '15 3 * * *',
      expireInSeconds: 7_200,
      run: async ({ log }) => {
        const file = await makeAutomaticBackup(databaseUrl, 'daily', { folder, days });
        log.info({ file }, 'backed up');
      },
    },
  ];
}
