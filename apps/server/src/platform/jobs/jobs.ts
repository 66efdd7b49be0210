import { PgBoss } from 'pg-boss';
import type { Services } from '../context/context.ts';

/** Something that is done again and again, by one server at a time. */
export type Job = {
  readonly name: string;
  /** When, in UTC. What is missed while no server runs is made up for once. */
  readonly cron: string;
  /** A run that takes longer counts as lost and is taken up again. */
  readonly expireInSeconds: number;
  readonly run: (services: Services) => Promise<void>;
};

export type Jobs = {
  /** When a job last ended well; null if it never did. */
  readonly lastRun: (name: string) => Promise<Date | null>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly databaseUrl: string;
  readonly services: Services;
  readonly jobs: readonly Job[];
  /** In seconds: how often a server looks for work, and for runs whose server is gone. */
  readonly pace?: { readonly poll: number; readonly supervise: number };
};

/** Shutting down waits no longer than this for a job that is under way; another server takes it up. */
const patience = 1_500;

/** Does what is due, together with the other servers of this database. */
export async function startJobs({
  databaseUrl,
  services,
  jobs,
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
  { name, cron, expireInSeconds, run }: Job,
  pollingIntervalSeconds: number,
): Promise<void> {
  const options = { expireInSeconds, retryLimit: 5, retryDelay: 10, retryBackoff: true };
  await boss.createQueue(name, { ...options, policy: 'exclusive' });
  await boss.updateQueue(name, options);
  await boss.schedule(name, cron, null, { missed: 'once' });
  await boss.work(name, { pollingIntervalSeconds }, () => run(services));
}
