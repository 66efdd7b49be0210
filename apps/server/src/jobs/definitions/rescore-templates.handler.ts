import { rescoreTemplates } from '../../services/system/rescore-templates.ts';
import type { JobHandler } from '../job.ts';

export const runRescoreTemplates: JobHandler = async (services) => {
  const rescored = await rescoreTemplates(services, 'system');
  if (rescored > 0) services.log.info({ rescored }, 'scored templates anew');
};
