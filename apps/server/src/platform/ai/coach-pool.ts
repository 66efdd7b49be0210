import { availableParallelism } from 'node:os';
import { bulkhead } from 'cockatiel';
import { Tinypool } from 'tinypool';
import type { Coach, Tasks } from './coach-tasks.ts';
import type { Call } from './run-task.ts';

type Limits = {
  /** So many tasks are done at once. */
  readonly threads: number;
  /** Longer than any email takes, however odd; then its thread is ended, and a new one takes its place. */
  readonly timeLimit: number;
};

/** A core is left to the server and the database, but one long email is never to hold up all others. */
const byCores = Math.max(2, availableParallelism() - 1);

/** A thread takes 100 MB; so there is room for what else is on the machine. */
const byMemory = Math.max(1, Math.floor(process.availableMemory() / 500_000_000));
const usualLimits: Limits = { threads: Math.min(byCores, byMemory), timeLimit: 8_000 };

/** Of usual emails so many are done within a few seconds. */
const mostWaiting = 200;

/** All but the first thread go when nobody needed them for so long. */
const idleTime = 60_000;

type CoachPool = Coach & { readonly stop: () => Promise<void> };

/**
 * The coach beside the server's own thread, so that a long text holds up nobody's request; in more
 * threads when more is asked of it at once. Its work fails when too much of it waits already, or
 * when it takes too long.
 */
export function startCoachPool(limits: Partial<Limits> = {}): CoachPool {
  const { threads, timeLimit } = { ...usualLimits, ...limits };
  const pool = new Tinypool({
    filename: new URL('run-task.ts', import.meta.url).href,
    name: 'runTask',
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: idleTime,
  });
  // Not the pool's own queue: what that refuses, it still tries to take out of it when time is up.
  const turns = bulkhead(threads, mostWaiting);
  const call =
    <Name extends keyof Tasks>(name: Name) =>
    (...args: Parameters<Tasks[Name]>) =>
      turns.execute(() => inTime({ name, args })) as Promise<ReturnType<Tasks[Name]>>;

  async function inTime(task: Call): Promise<unknown> {
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), timeLimit);
    try {
      return await pool.run(task, { signal: tooLate.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    score: call('score'),
    review: call('review'),
    composeDraft: call('composeDraft'),
    reviewComposed: call('reviewComposed'),
    answerQuestion: call('answerQuestion'),
    simulateReply: call('simulateReply'),
    debrief: call('debrief'),
    adoptReview: call('adoptReview'),
    adoptSubjects: call('adoptSubjects'),
    adoptFollowUps: call('adoptFollowUps'),
    vetText: call('vetText'),
    vetAnswer: call('vetAnswer'),
    vetReply: call('vetReply'),
    indexTemplates: call('indexTemplates'),
    stop: () => pool.destroy(),
  };
}
