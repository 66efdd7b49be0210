import type { Job } from '../job.ts';

export const rescoreTemplatesJob: Job = {
  name: 'rescore-templates',
  cron: '*/10 * * * *',
  expireInSeconds: 590,
  load: async () => (await import('./rescore-templates.handler.ts')).runRescoreTemplates,
};
