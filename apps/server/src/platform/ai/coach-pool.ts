import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { bulkhead } from 'cockatiel';
import { Tinypool } from 'tinypool';
import { locations } from '../locations.ts';
import {
  coachTaskSeconds,
  timed,
  watchCoachTasks,
  watchCoachThreads,
  watchMostCoachThreads,
  watchWaitingCoachTasks,
} from '../observability/metrics.ts';
import type { Coach, Tasks } from './coach-tasks.ts';
import type { Call } from './run-task.ts';

type Limits = {
  /** Tasks done at the same time while none takes long. */
  readonly threads: number;
  /** With those that have given up their turn because they take long. */
  readonly mostThreads: number;
  /** Longer than any email takes. After that the task's thread is ended and replaced. */
  readonly timeLimit: number;
};

/** Leaves a core to the server and the database. */
const byCores = Math.max(1, availableParallelism() - 1);

/** A thread takes 90 MB; this leaves room for everything else on the machine. */
const byMemory = Math.max(1, Math.floor(process.availableMemory() / 500_000_000));
const usualLimits: Limits = {
  threads: Math.min(byCores, byMemory),
  mostThreads: Math.min(byCores + 1, byMemory),
  timeLimit: 8_000,
};

/** The longest that a thread takes to start, on a busy machine; usually half a second. */
const startTime = 10_000;

/** A usual email takes 40 ms, the longest 300, and a hundred imported templates 3 s. */
const patience = 1_000;

/** So many usual emails are done within a few seconds. */
const mostWaiting = 200;

/** A thread ends after so long without work; the next call then waits for it to start. */
const idleTime = 300_000;

/**
 * Megabytes that a thread's objects may take: four times what stays after the longest email. V8
 * tidies up the more often the less there is: without a limit a thread grows to 235 MB, not 160.
 */
const memory = 200;

type CoachPool = Coach & {
  readonly stop: () => Promise<void>;
  /** How many threads there are, and how many there may be. */
  readonly threads: () => { readonly running: number; readonly most: number };
};

/**
 * Runs the coach outside the server's own thread, so that a long text delays nobody's request, and
 * uses more threads when there is more work. A call fails when too many are waiting, or when it
 * takes too long.
 */
export function startCoachPool(limits: Partial<Limits> = {}): CoachPool {
  const { threads, mostThreads, timeLimit } = { ...usualLimits, ...limits };
  const pool = new Tinypool({
    filename: pathToFileURL(locations.coachThread).href,
    name: 'runTask',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: mostThreads,
    idleTimeout: idleTime,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  // The pool's own queue is not used: when a task it has refused times out, it still tries to
  // remove the task from the queue.
  const turns = bulkhead(threads, mostWaiting);
  const places = bulkhead(mostThreads, threads);
  const running = () => mostThreads - places.executionSlots;
  watchCoachThreads(() => pool.threads.length);
  watchMostCoachThreads(() => mostThreads);
  watchCoachTasks(running);
  watchWaitingCoachTasks(() => mostWaiting - turns.queueSlots + threads - places.queueSlots);
  const call =
    <Name extends keyof Tasks>(name: Name) =>
    (...args: Parameters<Tasks[Name]>) =>
      inTurn({ name, args }) as Promise<ReturnType<Tasks[Name]>>;

  /** Gives up the turn, but not the thread, of a task that takes long. */
  async function inTurn(task: Call): Promise<unknown> {
    let answer: Promise<unknown> | undefined;
    await turns.execute(() => {
      const { promise: takesLong, resolve } = Promise.withResolvers<undefined>();
      answer = places.execute(() =>
        timed(coachTaskSeconds, { task: task.name }, async () => {
          await untilThread();
          const timer = setTimeout(() => resolve(undefined), patience);
          return inTime(timeLimit, task).finally(() => clearTimeout(timer));
        }),
      );
      return Promise.race([answer, takesLong]);
    });
    return answer;
  }

  /** Waits for the thread that starts where all others work. */
  async function untilThread(): Promise<void> {
    if (running() > pool.threads.length) await inTime(startTime, undefined, 'isReady');
  }

  async function inTime(limit: number, task?: Call, name = 'runTask'): Promise<unknown> {
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), limit);
    try {
      return await pool.run(task, { name, signal: tooLate.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    score: call('score'),
    review: call('review'),
    reviseEmail: call('reviseEmail'),
    composeDraft: call('composeDraft'),
    reviewComposed: call('reviewComposed'),
    judgeProposal: call('judgeProposal'),
    suggestSubjects: call('suggestSubjects'),
    lintSequence: call('lintSequence'),
    answerQuestion: call('answerQuestion'),
    simulateReply: call('simulateReply'),
    debrief: call('debrief'),
    vetReview: call('vetReview'),
    vetSubjects: call('vetSubjects'),
    vetFollowUps: call('vetFollowUps'),
    vetText: call('vetText'),
    vetAnswer: call('vetAnswer'),
    vetReply: call('vetReply'),
    isInPart: call('isInPart'),
    nearestInLibrary: call('nearestInLibrary'),
    nearestOfAll: call('nearestOfAll'),
    neighboursOf: call('neighboursOf'),
    stop: () => pool.destroy(),
    threads: () => ({ running: pool.threads.length, most: mostThreads }),
  };
}
