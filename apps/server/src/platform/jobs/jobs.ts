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

/** Work that is left to be done later, by any server, and again until it succeeds. */
type Queue = {
  readonly name: string;
  /** Seconds until the second attempt, at most; each pause after it may be twice as long. */
  readonly retryDelay: number;
  readonly retryLimit: number;
  /** What it throws is another attempt's reason. */
  readonly run: (data: object) => Promise<void>;
};

export type Jobs = {
  /** Leaves work to a queue; lasts once this resolves. */
  readonly leave: (queue: string, data: object) => Promise<void>;
  /** When a job last ended well; null if it never did. */
  readonly lastRun: (name: string) => Promise<Date | null>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly databaseUrl: string;
  readonly services: Services;
  readonly jobs: readonly Job[];
  readonly queues?: readonly Queue[];
  /** In seconds: how often a server looks for work, and for runs whose server is gone. */
  readonly pace?: { readonly poll: number; readonly supervise: number };
};

/** Shutting down waits no longer than this for a job that is under way; another server takes it up. */
const timeout = 1_500;

/** Does what is due, together with the other servers of this database. */
export async function startJobs({
  databaseUrl,
  services,
  jobs,
  queues = [],
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
  for (const queue of queues) await workThrough(boss, queue, pace.poll);
  return {
    leave: async (queue, data) => {
      await boss.send(queue, data);
    },
    lastRun: async (name) => {
      const runs = await boss.findJobs(name);
      const ends = runs.flatMap(({ state, completedOn }) =>
        state === 'completed' && completedOn ? [completedOn.getTime()] : [],
      );
      return ends.length > 0 ? new Date(Math.max(...ends)) : null;
    },
    stop: () => boss.stop({ timeout }),
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

/** What is done goes at the next upkeep, which is once a day. */
const keepDoneSeconds = 60;

async function workThrough(
  boss: PgBoss,
  { name, retryDelay, retryLimit, run }: Queue,
  pollingIntervalSeconds: number,
): Promise<void> {
  const options = {
    retryDelay,
    retryLimit,
    retryBackoff: true,
    deleteAfterSeconds: keepDoneSeconds,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  await boss.work<object>(name, { pollingIntervalSeconds }, async (found) => {
    for (const { data } of found) await run(data);
  });
}
