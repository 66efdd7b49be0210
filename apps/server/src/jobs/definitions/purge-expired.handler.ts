import { purgeExpired } from '../../services/system/purge-expired.ts';
import type { JobHandler } from '../job.ts';

export const runPurgeExpired: JobHandler = async (services) => {
  const purged = await purgeExpired(services, 'system');
  services.log.info(purged, 'deleted for good what had been in the trash long enough');
};
