import { syncDueSubscriptions } from '../../services/system/sync-due-subscriptions.ts';
import type { JobHandler } from '../job.ts';

export const runSyncDueSubscriptions: JobHandler = async (services) => {
  const asked = await syncDueSubscriptions(services, 'system');
  if (asked.due > 0) services.log.info(asked, 'looked at renewals nobody told of');
};
