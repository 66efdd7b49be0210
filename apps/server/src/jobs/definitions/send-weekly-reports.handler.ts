import { sendWeeklyReports } from '../../services/system/send-weekly-reports.ts';
import type { JobHandler } from '../job.ts';

export const runSendWeeklyReports: JobHandler = async (services) => {
  const reports = await sendWeeklyReports(services, 'system');
  if (reports.due > 0) services.log.info(reports, 'sent the weekly reports that were due');
};
