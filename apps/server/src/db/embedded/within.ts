import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something no longer than this; whether it came about in time. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const given = new AbortController();
  try {
    return await Promise.race([
      work.then(() => true),
      sleep(milliseconds, false, { signal: given.signal }),
    ]);
  } finally {
    given.abort();
  }
}
