import type { Job } from '../job.ts';

export const syncDueSubscriptionsJob: Job = {
  name: 'sync-due-subscriptions',
  cron: '17 * * * *',
  expireInSeconds: 3_000,
  load: async () => (await import('./sync-due-subscriptions.handler.ts')).runSyncDueSubscriptions,
};
