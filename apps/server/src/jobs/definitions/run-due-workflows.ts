import type { Job } from '../job.ts';

export const runDueWorkflowsJob: Job = {
  name: 'run-due-workflows',
  cron: '0 * * * *',
  expireInSeconds: 3_000,
  load: async () => (await import('./run-due-workflows.handler.ts')).runRunDueWorkflows,
};
