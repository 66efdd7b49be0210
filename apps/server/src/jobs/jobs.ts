import { PgBoss } from 'pg-boss';
import type { Services } from '../services/context.ts';
import { purgeExpiredJob } from './definitions/purge-expired.ts';
import { rescoreTemplatesJob } from './definitions/rescore-templates.ts';
import { resetDailyUsageJob } from './definitions/reset-daily-usage.ts';
import { runDueWorkflowsJob } from './definitions/run-due-workflows.ts';
import { sendWeeklyReportsJob } from './definitions/send-weekly-reports.ts';
import { syncDueSubscriptionsJob } from './definitions/sync-due-subscriptions.ts';
import type { Job } from './job.ts';

export type Jobs = {
  /** When a job last ended well; null if it never did. */
  readonly lastRun: (name: string) => Promise<Date | null>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly databaseUrl: string;
  readonly services: Services;
  readonly jobs?: readonly Job[];
  /** In seconds: how often a server looks for work, and for runs whose server is gone. */
  readonly pace?: { readonly poll: number; readonly supervise: number };
};

/** Shutting down waits no longer than this for a job that is under way; another server takes it up. */
const patience = 1_500;

/** Does what is due, together with the other servers of this database. */
export async function startJobs({
  databaseUrl,
  services,
  jobs = [
    ...[purgeExpiredJob, resetDailyUsageJob, syncDueSubscriptionsJob, runDueWorkflowsJob],
    ...[sendWeeklyReportsJob, rescoreTemplatesJob],
  ],
  pace = { poll: 5, supervise: 60 },
}: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'replysmith jobs',
    max: 2,
    connectionTimeoutMillis: 3_000,
    superviseIntervalSeconds: pace.supervise,
    monitorIntervalSeconds: pace.supervise,
  });
  boss.on('error', (error) => services.log.warn({ err: error }, 'the jobs met an error'));
  boss.on('warning', (warning) => services.log.warn({ warning }, 'the jobs warn'));
  await boss.start();
  for (const job of jobs) await takePart(boss, services, job, pace.poll);
  return {
    lastRun: async (name) => {
      const runs = await boss.findJobs(name);
      const ends = runs.flatMap(({ state, completedOn }) =>
        state === 'completed' && completedOn ? [completedOn.getTime()] : [],
      );
      return ends.length > 0 ? new Date(Math.max(...ends)) : null;
    },
    stop: () => boss.stop({ timeout: patience }),
  };
}

async function takePart(
  boss: PgBoss,
  services: Services,
  { name, cron, expireInSeconds, load }: Job,
  pollingIntervalSeconds: number,
): Promise<void> {
  const options = { expireInSeconds, retryLimit: 5, retryDelay: 10, retryBackoff: true };
  await boss.createQueue(name, { ...options, policy: 'exclusive' });
  await boss.updateQueue(name, options);
  await boss.schedule(name, cron, null, { missed: 'once' });
  await boss.work(name, { pollingIntervalSeconds }, async () => {
    const run = await load();
    await run(services);
  });
}
