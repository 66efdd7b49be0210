import { CompiledQuery } from 'kysely';
import { PgBoss, type WorkOptions } from 'pg-boss';
import type { LeaveJob, Services } from '../context/context.ts';
import { within } from '../clock.ts';
import { asServer } from '../db/with-user.ts';
import { AppError } from '../errors.ts';
import { jobSeconds, timed, type WaitingWork, watchQueues } from '../observability/metrics.ts';

/** A task that is repeated by a schedule, on one server at a time. */
export type Job = {
  readonly name: string;
  /** In UTC. Runs missed while no server was up are made up for by one run. */
  readonly cron: string;
  /** A run that takes longer counts as lost and is started again. */
  readonly expireInSeconds: number;
  /** The signal says that this server stops; a run that fails then is taken over by another. */
  readonly run: (services: Services, signal?: AbortSignal) => Promise<void>;
};

/** Work to be done later by any server, and repeated until it succeeds. */
type Queue = {
  readonly name: string;
  /** Seconds until the second attempt, at most. Each further pause may be twice as long. */
  readonly retryDelay: number;
  readonly retryLimit: number;
  /** How many are done at the same time, and how many of one group. If absent, one after the other. */
  readonly concurrency?: { readonly total: number; readonly perGroup: number };
  /** Throws to be tried again later. */
  readonly run: (data: object) => Promise<void>;
};

export type Jobs = {
  /** Adds work to a queue. It is stored durably once this resolves. */
  readonly leave: (queue: string, data: object) => Promise<void>;
  readonly leaveWithin: LeaveJob;
  /** When a job last succeeded; null if it never did. */
  readonly lastRun: (name: string) => Promise<Date | null>;
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly databaseUrl: string;
  readonly services: Services;
  readonly jobs: readonly Job[];
  readonly queues?: readonly Queue[];
  /** In seconds: how often a server looks for work, and for runs of dead servers. */
  readonly pace?: { readonly poll: number; readonly supervise: number };
};

/** The longest wait for a running job at shutdown; another server takes it over. */
const timeout = 1_500;

/** Does the jobs that are due, shared among the servers of this database. */
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
  const stopping = new AbortController();
  boss.on('error', (error) => {
    // The database may end before all connections to it: nobody has to know.
    if (!stopping.signal.aborted) services.log.warn({ err: error }, 'the jobs met an error');
  });
  boss.on('warning', (warning) => services.log.warn({ warning }, 'the jobs warn'));
  await boss.start();
  for (const { run, ...job } of jobs) {
    await takePart(boss, { ...job, run: () => run(services, stopping.signal) }, pace.poll);
  }
  for (const queue of queues) await workThrough(boss, queue, pace.poll);
  const names = [...jobs, ...queues].map(({ name }) => name);
  watchQueues(() => waitingWork(boss, names));
  return {
    leave: async (queue, data) => {
      await boss.send(queue, data);
    },
    leaveWithin: async (tx, queue, data, { group, startAfter } = {}) => {
      const executeSql = (text: string, values: unknown[] = []) =>
        tx.executeQuery<unknown>(CompiledQuery.raw(text, values)).then(({ rows }) => ({ rows }));
      await asServer(tx, () =>
        boss.send(queue, data, {
          ...(group !== undefined && { group: { id: group } }),
          ...(startAfter && { startAfter }),
          db: { executeSql },
        }),
      );
    },
    lastRun: async (name) => {
      const runs = await boss.findJobs(name);
      const ends = runs.flatMap(({ state, completedOn }) =>
        state === 'completed' && completedOn ? [completedOn.getTime()] : [],
      );
      return ends.length > 0 ? new Date(Math.max(...ends)) : null;
    },
    stop: () => {
      stopping.abort();
      return boss.stop({ timeout });
    },
  };
}

/** Lets services, which are there before the jobs, leave work to them. */
export function createJobQueue() {
  let leaveWithin: LeaveJob | null = null;
  const leave: LeaveJob = (...work) => {
    if (!leaveWithin) throw new AppError('unavailable');
    return leaveWithin(...work);
  };
  return {
    leave,
    open: (jobs: Pick<Jobs, 'leaveWithin'>) => void (leaveWithin = jobs.leaveWithin),
  };
}

/** An index has what waits, and nothing else. What was left for a later time waits from then on. */
const waiting = `
  SELECT queue.name, count(job.name)::integer AS count,
    coalesce(extract(epoch FROM now() - min(
      CASE retry_count WHEN 0 THEN greatest(created_on, start_after) ELSE created_on END
    )), 0)::float8 AS "oldestSeconds"
  FROM unnest($1::text[]) AS queue (name)
  LEFT JOIN pgboss.job ON job.name = queue.name AND state < 'active' AND NOT blocked
    AND (retry_count > 0 OR start_after <= now())
  GROUP BY queue.name`;

/** A database that is down or slow must not hold up the other figures. */
const scrapeTimeout = 1_000;

async function waitingWork(boss: PgBoss, names: readonly string[]): Promise<WaitingWork[] | null> {
  let found: WaitingWork[] | null = null;
  const asking = boss
    .getDb()
    .executeSql(waiting, [names])
    .then(({ rows }) => (found = rows as WaitingWork[]))
    .catch(() => undefined);
  await within(scrapeTimeout, asking);
  return found;
}

async function takePart(
  boss: PgBoss,
  { name, cron, expireInSeconds, run }: Omit<Job, 'run'> & { readonly run: () => Promise<void> },
  pollingIntervalSeconds: number,
): Promise<void> {
  const options = { expireInSeconds, retryLimit: 5, retryDelay: 10, retryBackoff: true };
  await boss.createQueue(name, { ...options, policy: 'exclusive' });
  await boss.updateQueue(name, options);
  await boss.schedule(name, cron, null, { missed: 'once' });
  await boss.work(name, { pollingIntervalSeconds }, () => timed(jobSeconds, { name }, run));
}

/** Finished work is deleted at the next maintenance, which runs once a day. */
const keepDoneSeconds = 60;

async function workThrough(
  boss: PgBoss,
  { name, retryDelay, retryLimit, concurrency, run }: Queue,
  pollingIntervalSeconds: number,
): Promise<void> {
  const options = {
    retryDelay,
    retryLimit,
    retryBackoff: true,
    deleteAfterSeconds: keepDoneSeconds,
    // Work that its server left must not hold its group's places for long.
    ...(concurrency && { expireInSeconds: 60 }),
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  const pace: WorkOptions = {
    pollingIntervalSeconds,
    ...(concurrency && {
      localConcurrency: concurrency.total,
      groupConcurrency: concurrency.perGroup,
      // Where much waits, each looks for more as soon as it has done something.
      burstWhenReadyExceeds: concurrency.total,
    }),
  };
  await boss.work<object>(name, pace, async ([found]) => {
    if (found) await timed(jobSeconds, { name }, () => run(found.data));
  });
}
