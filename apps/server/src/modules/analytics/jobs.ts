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

export const makeSumsJob: Job = {
  name: 'make-sums',
  cron: '*/5 * * * *',
  expireInSeconds: 590,
  run: async (services) => {
    const steps = await import('./make-sums.ts').then(({ makeSums }) =>
      makeSums(services, 'system'),
    );
    if (steps > 0) services.log.info({ steps }, 'summed up what analytics count');
  },
};
