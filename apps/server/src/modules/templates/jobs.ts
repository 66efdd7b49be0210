import type { Job } from '../../platform/jobs/jobs.ts';

export const rescoreTemplatesJob: Job = {
  name: 'rescore-templates',
  cron: '*/10 * * * *',
  expireInSeconds: 590,
  run: async (services) => {
    const rescored = await import('./rescore.ts').then(({ rescoreTemplates }) =>
      rescoreTemplates(services, 'system'),
    );
    if (rescored > 0) services.log.info({ rescored }, 'scored templates anew');
  },
};
