import { purgeExpiredJob } from './modules/admin/jobs.ts';
import { makeSumsJob, sendWeeklyReportsJob } from './modules/analytics/jobs.ts';
import { indexSessionsJob } from './modules/chat/index-sessions.ts';
import { resetDailyUsageJob, syncDueSubscriptionsJob } from './modules/billing/jobs.ts';
import { rescoreTemplatesJob } from './modules/templates/jobs.ts';
import { requeueDeliveriesJob } from './modules/webhooks/deliveries.ts';
import { runDueWorkflowsJob } from './modules/workflows/jobs.ts';

/** Everything that the servers of one database do by schedule, besides backups. */
export const jobs = [
  purgeExpiredJob,
  resetDailyUsageJob,
  syncDueSubscriptionsJob,
  runDueWorkflowsJob,
  requeueDeliveriesJob,
  sendWeeklyReportsJob,
  rescoreTemplatesJob,
  indexSessionsJob,
  makeSumsJob,
];
