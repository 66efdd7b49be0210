import type { Job } from '../../platform/jobs/jobs.ts';

export const sendWeeklyReportsJob: Job = {
  name: 'send-weekly-reports',
  // Every half hour, because some time zones are half an hour off the others.
  cron: '0,30 * * * *',
  expireInSeconds: 1_500,
  run: async (services) => {
    const reports = await import('./send-weekly-reports.ts').then(({ sendWeeklyReports }) =>
      sendWeeklyReports(services, 'system'),
    );
    if (reports.due > 0) services.log.info(reports, 'sent the weekly reports that were due');
  },
};
