import { bulkhead } from 'cockatiel';
import { Tinypool } from 'tinypool';
import type { Coach } from './coach.ts';
import type { Call } from './run-task.ts';
import type { Tasks } from './tasks.ts';

/** Longer than any email takes, however odd; then the thread is ended and the next task gets a new one. */
const usualLimit = 8_000;
/** Of usual emails so many are done within a few seconds. */
const mostWaiting = 200;

type CoachThread = Coach & { readonly stop: () => Promise<void> };

/**
 * The coach beside the server's own thread, so that a long text holds up nobody's request. Its work
 * fails when too much of it waits already, or when it takes too long.
 */
export function startCoachThread(timeLimit = usualLimit): CoachThread {
  const pool = new Tinypool({
    filename: new URL('run-task.ts', import.meta.url).href,
    name: 'runTask',
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
  });
  // Not the pool's own queue: what that refuses, it still tries to take out of it when time is up.
  const turns = bulkhead(1, mostWaiting);
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
