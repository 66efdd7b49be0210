import type { Job } from '../../platform/jobs/jobs.ts';

export const resetDailyUsageJob: Job = {
  name: 'reset-daily-usage',
  cron: '0 0 * * *',
  expireInSeconds: 300,
  run: async (services) => {
    const users = await import('./reset-daily-usage.ts').then(({ resetDailyUsage }) =>
      resetDailyUsage(services, 'system', 'past_days'),
    );
    services.log.info({ users }, 'brought the counters of past days to today');
  },
};

export const syncDueSubscriptionsJob: Job = {
  name: 'sync-due-subscriptions',
  cron: '17 * * * *',
  expireInSeconds: 3_000,
  run: async (services) => {
    const result = await import('./sync-due-subscriptions.ts').then(({ syncDueSubscriptions }) =>
      syncDueSubscriptions(services, 'system'),
    );
    if (result.due > 0) services.log.info(result, 'looked at renewals nobody told of');
  },
};
