import type { Job } from '../job.ts';

export const purgeExpiredJob: Job = {
  name: 'purge-expired',
  cron: '30 0 * * *',
  expireInSeconds: 600,
  load: async () => (await import('./purge-expired.handler.ts')).runPurgeExpired,
};
