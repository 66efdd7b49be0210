import type { Draft, Review } from '@replysmith/coach';
import { Tinypool } from 'tinypool';

/** Longer than any email takes, however odd; then the thread is ended and the next task gets a new one. */
const timeLimit = 8_000;
const mostWaiting = 32;

type CoachThread = {
  /** Throws when too many wait already, or when it takes too long. */
  readonly review: (draft: Draft) => Promise<Review>;
  readonly stop: () => Promise<void>;
};

/** The coach beside the server's own thread, so that a long text holds up nobody's request. */
export function startCoachThread(): CoachThread {
  const pool = new Tinypool({
    filename: new URL('review-task.ts', import.meta.url).href,
    name: 'reviewTask',
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
    maxQueue: mostWaiting,
  });
  return {
    review: (draft) =>
      pool.run(draft, { signal: AbortSignal.timeout(timeLimit) }) as Promise<Review>,
    stop: () => pool.destroy(),
  };
}
