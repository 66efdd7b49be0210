import type { Job } from '../job.ts';

export const sendWeeklyReportsJob: Job = {
  name: 'send-weekly-reports',
  // Some time zones are half an hour off the others.
  cron: '0,30 * * * *',
  expireInSeconds: 1_500,
  load: async () => (await import('./send-weekly-reports.handler.ts')).runSendWeeklyReports,
};
