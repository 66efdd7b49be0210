import type { Job } from '../../platform/jobs/jobs.ts';

export const purgeExpiredJob: Job = {
  name: 'purge-expired',
  cron: '30 0 * * *',
  expireInSeconds: 600,
  run: async (services) => {
    const purged = await import('./purge-expired.ts').then(({ purgeExpired }) =>
      purgeExpired(services, 'system'),
    );
    services.log.info(purged, 'deleted for good what had been in the trash long enough');
  },
};
