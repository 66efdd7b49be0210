import { Tinypool } from 'tinypool';
import type { Coach } from './coach.ts';
import type { Call } from './run-task.ts';
import type { Tasks } from './tasks.ts';

/** Longer than any email takes, however odd; then the thread is ended and the next task gets a new one. */
const timeLimit = 8_000;
const mostWaiting = 32;

type CoachThread = Coach & { readonly stop: () => Promise<void> };

/**
 * The coach beside the server's own thread, so that a long text holds up nobody's request. Its work
 * fails when too much of it waits already, or when it takes too long.
 */
export function startCoachThread(): CoachThread {
  const pool = new Tinypool({
    filename: new URL('run-task.ts', import.meta.url).href,
    name: 'runTask',
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
    maxQueue: mostWaiting,
  });
  const call =
    <Name extends keyof Tasks>(name: Name) =>
    (...args: Parameters<Tasks[Name]>) => {
      const task: Call<Name> = { name, args };
      const signal = AbortSignal.timeout(timeLimit);
      return pool.run(task, { signal }) as Promise<ReturnType<Tasks[Name]>>;
    };
  return {
    score: call('score'),
    review: call('review'),
    answerQuestion: call('answerQuestion'),
    simulateReply: call('simulateReply'),
    adopt: call('adopt'),
    vetText: call('vetText'),
    joinSubjects: call('joinSubjects'),
    rewordFollowUps: call('rewordFollowUps'),
    stop: () => pool.destroy(),
  };
}
