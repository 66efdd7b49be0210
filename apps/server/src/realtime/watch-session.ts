import type { LiveSession } from './live-session.ts';

/** However long a session has yet to run, and whatever news got lost, it is looked at this often. */
const longestMs = 10 * 60_000;

/** The next look while the database does not answer. */
const retryMs = 5_000;

/** Finds out when a session is over: looks when it should be, because it may have been renewed. */
export function watchSession(session: LiveSession, onEnd: () => void) {
  let isStopped = false;
  let next: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    clearTimeout(next);
    const pause = await pauseUntilNext();
    if (isStopped) return;
    clearTimeout(next);
    if (pause === null) onEnd();
    else next = setTimeout(() => void look(), pause).unref();
  }

  async function pauseUntilNext(): Promise<number | null> {
    try {
      const end = await session.endsAt();
      // A moment later, it is over for the database too.
      return end && Math.min(Math.max(end.getTime() - Date.now(), 0) + 50, longestMs);
    } catch {
      return retryMs;
    }
  }

  return {
    look: () => void look(),
    stop: () => {
      isStopped = true;
      clearTimeout(next);
    },
  };
}
