import type { Job } from '../job.ts';

export const resetDailyUsageJob: Job = {
  name: 'reset-daily-usage',
  cron: '0 0 * * *',
  expireInSeconds: 300,
  load: async () => (await import('./reset-daily-usage.handler.ts')).runResetDailyUsage,
};
