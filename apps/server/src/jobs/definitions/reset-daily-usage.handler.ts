import { resetDailyUsage } from '../../services/system/reset-daily-usage.ts';
import type { JobHandler } from '../job.ts';

export const runResetDailyUsage: JobHandler = async (services) => {
  const users = await resetDailyUsage(services, 'system', 'past_days');
  services.log.info({ users }, 'brought the counters of past days to today');
};
