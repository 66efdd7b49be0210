import { setTimeout as sleep } from 'node:timers/promises';
import type { Draft, Score } from '@replysmith/coach';
import type { Context } from './context.ts';

/** The longest wait for a score. After that the email is stored without one. */
const timeout = 2_000;

/** The coach's score of an email; null when it has no time. */
export async function scoreInTime(
  { ai, log }: Pick<Context, 'ai' | 'log'>,
  draft: Draft,
): Promise<Score | null> {
  const inTime = new AbortController();
  try {
    const score = await Promise.race([
      ai.score(draft),
      sleep(timeout, null, { signal: inTime.signal }),
    ]);
    if (!score) throw new Error('The coach took too long.');
    return score;
  } catch (error) {
    log.warn({ err: error }, 'could not score an email');
    return null;
  } finally {
    inTime.abort();
  }
}
