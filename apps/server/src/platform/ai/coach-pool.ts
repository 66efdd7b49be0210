import { availableParallelism } from 'node:os';
import { bulkhead } from 'cockatiel';
import { Tinypool } from 'tinypool';
import type { Coach, Tasks } from './coach-tasks.ts';
import type { Call } from './run-task.ts';

type Limits = {
  /** Tasks done at the same time. */
  readonly threads: number;
  /** Longer than any email takes. After that the task's thread is ended and replaced. */
  readonly timeLimit: number;
};

/**
 * Leaves a core to the server and the database, but has at least two threads, so that one long
 * email does not hold up all others.
 */
const byCores = Math.max(2, availableParallelism() - 1);

/** A thread takes 100 MB; this leaves room for everything else on the machine. */
const byMemory = Math.max(1, Math.floor(process.availableMemory() / 500_000_000));
const usualLimits: Limits = { threads: Math.min(byCores, byMemory), timeLimit: 8_000 };

/** So many usual emails are done within a few seconds. */
const mostWaiting = 200;

/** All threads but the first end after so long without work. */
const idleTime = 60_000;

type CoachPool = Coach & { readonly stop: () => Promise<void> };

/**
 * Runs the coach outside the server's own thread, so that a long text delays nobody's request, and
 * uses more threads when there is more work. A call fails when too many are waiting, or when it
 * takes too long.
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
  // The pool's own queue is not used: when a task it has refused times out, it still tries to
  // remove the task from the queue.
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
    vetReview: call('vetReview'),
    vetSubjects: call('vetSubjects'),
    vetFollowUps: call('vetFollowUps'),
    vetText: call('vetText'),
    vetAnswer: call('vetAnswer'),
    vetReply: call('vetReply'),
    indexTemplates: call('indexTemplates'),
    stop: () => pool.destroy(),
  };
}
