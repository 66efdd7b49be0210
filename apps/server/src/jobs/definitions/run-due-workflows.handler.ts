import { runDueWorkflows } from '../../services/system/run-due-workflows.ts';
import type { JobHandler } from '../job.ts';

export const runRunDueWorkflows: JobHandler = async (services) => {
  const ran = await runDueWorkflows(services, 'system');
  if (ran.due > 0) services.log.info(ran, 'ran the workflows whose time had come');
};
