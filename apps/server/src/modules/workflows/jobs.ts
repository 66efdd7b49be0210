import type { Job } from '../../platform/jobs/jobs.ts';

export const runDueWorkflowsJob: Job = {
  name: 'run-due-workflows',
  cron: '0 * * * *',
  expireInSeconds: 3_000,
  run: async (services) => {
    const ran = await import('./run-due.ts').then(({ runDueWorkflows }) =>
      runDueWorkflows(services, 'system'),
    );
    if (ran.due > 0) services.log.info(ran, 'ran the workflows whose time had come');
  },
};
