import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asMeter, withUser } from '../db/with-user.ts';
import { consume } from '../../modules/billing/limits.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { registry } from '../observability/metrics.ts';
import { resetDailyUsageJob } from '../../modules/billing/jobs.ts';
import { type Job, type Jobs, startJobs } from './jobs.ts';

const soon = { timeout: 15_000, interval: 50 };

let test: TestApp;
const running: Jobs[] = [];

beforeEach(async () => {
  test = await createTestApp();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await test.close();
});

async function start(job: Job): Promise<Jobs> {
  const { url } = test.database;
  const pace = { poll: 0.5, supervise: 1 };
  const jobs = await startJobs({ databaseUrl: url, services: test.services, jobs: [job], pace });
  running.push(jobs);
  return jobs;
}

/** A job that only counts its runs. */
function counting(changes: Partial<Job> = {}): Job & { readonly runs: number[] } {
  const runs: number[] = [];
  const run = () => {
    runs.push(runs.length);
    return Promise.resolve();
  };
  return { ...resetDailyUsageJob, run, ...changes, runs };
}

/** Moves the time of a server's last check into the past. */
async function lookedLast(ago: string): Promise<void> {
  const { everything } = test.database;
  await sql`UPDATE pgboss.version SET cron_on = now() - ${ago}::interval`.execute(everything);
  await sql`UPDATE pgboss.schedule SET created_on = now() - interval '1 year'`.execute(everything);
}

const ask = async (name: string) => {
  const boss = new PgBoss({
    connectionString: test.database.url,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(name);
  return boss;
};

describe('the jobs', () => {
  it('make up once for what was due while no server ran, however many servers come back', async () => {
    const job = counting();
    await (await start(job)).stop();
    expect(job.runs).toHaveLength(0);
    await lookedLast('3 days');
    const [first] = await Promise.all([start(job), start(job)]);
    await vi.waitFor(() => expect(job.runs).toHaveLength(1), soon);
    await vi.waitFor(async () => expect(await first.lastRun(job.name)).toBeInstanceOf(Date), soon);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(job.runs).toHaveLength(1);
  });

  it('take up again what a server left when it died', async () => {
    const job = counting({ expireInSeconds: 1 });
    await (await start(job)).stop();
    const dying = await ask(job.name);
    expect(await dying.fetch(job.name)).toHaveLength(1);
    await dying.stop({ graceful: false });
    await sql`UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false`.execute(
      test.database.everything,
    );
    await sql`UPDATE pgboss.job SET retry_delay = 0, retry_backoff = false`.execute(
      test.database.everything,
    );
    await start(job);
    await vi.waitFor(() => expect(job.runs).toHaveLength(1), soon);
  });

  it('are told that their server stops, and are then done by another', async () => {
    let isStopped = false;
    const hanging = counting({
      run: (_services, signal) =>
        new Promise((_resolve, reject) => {
          hanging.runs.push(0);
          signal?.addEventListener('abort', () => {
            isStopped = true;
            reject(signal.reason as Error);
          });
        }),
    });
    const first = await start(hanging);
    const asking = await ask(hanging.name);
    await vi.waitFor(() => expect(hanging.runs).toHaveLength(1), soon);
    await first.stop();
    expect(isStopped).toBe(true);
    const states = (await asking.findJobs(hanging.name)).map(({ state }) => state);
    expect(states).toEqual(['retry']);
    await asking.stop();
  });

  it('reset the counters of yesterday, and of nobody who has begun today', async () => {
    const [ada, bo] = [await test.createPerson(), await test.createPerson()];
    const use = (person: typeof ada) =>
      withUser(person.ctx, (tx) => asMeter(tx, () => consume(person.ctx, tx, 'daily_ai_requests')));
    test.clock.now = new Date('2030-03-30T23:59:59Z');
    await use(ada);
    test.clock.now = new Date('2030-03-31T00:00:01Z');
    await use(bo);
    const usage = () =>
      test.database.everything
        .selectFrom('user_subscriptions')
        .select(['user_id', 'usage_day', 'usage_tracking', 'version'])
        .orderBy('user_id')
        .execute();
    await start(resetDailyUsageJob);
    const asking = await ask(resetDailyUsageJob.name);
    const counters = async () => (await usage()).map((row) => [row.user_id, row.usage_tracking]);
    const expected = [
      [ada.id, { daily_ai_requests: 0, templates_saved: 0 }],
      [bo.id, { daily_ai_requests: 1, templates_saved: 0 }],
    ].sort();
    await vi.waitFor(async () => expect(await counters()).toEqual(expected), soon);
    const before = await usage();
    await resetDailyUsageJob.run(test.services);
    expect(await usage()).toEqual(before);
    await asking.stop();
  });

  it('tell how much waits in each queue, and how long, and hold up nobody without a database', async () => {
    const name = 'send-mail';
    const queue = { name, retryDelay: 600, retryLimit: 3, run: () => Promise.reject(new Error()) };
    const options = { databaseUrl: test.database.url, services: test.services };
    const jobs = await startJobs({ ...options, jobs: [counting()], queues: [queue] });
    const figures = async (of: string) => {
      const { values } = (await registry.getSingleMetric(`replysmith_queue_${of}`)?.get()) ?? {};
      return values?.map(({ labels, value }) => [labels.name, Math.round(value)]).sort();
    };
    const idle = resetDailyUsageJob.name;
    expect(await figures('waiting')).toEqual([
      [idle, 0],
      [name, 0],
    ]);
    await jobs.leave(name, {});
    await jobs.leave(name, {});
    await sql`
      UPDATE pgboss.job
      SET created_on = created_on - interval '1 hour', start_after = start_after - interval '1 hour'
      WHERE id = (SELECT id FROM pgboss.job WHERE name = ${name} LIMIT 1)
    `.execute(test.database.everything);
    expect(await figures('waiting')).toContainEqual([name, 2]);
    const ages = (await figures('oldest_seconds'))?.map(([, seconds]) => Number(seconds) / 100);
    expect(ages?.map(Math.floor)).toEqual([0, 36]);
    // What was left for a later time does not wait yet.
    await sql`UPDATE pgboss.job SET start_after = now() + interval '1 hour' WHERE name = ${name}`.execute(
      test.database.everything,
    );
    expect(await figures('waiting')).toContainEqual([name, 0]);
    await jobs.stop();
    expect(await figures('waiting')).toEqual([]);
  });
});
