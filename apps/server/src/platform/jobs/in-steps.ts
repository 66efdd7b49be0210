import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { withOperator } from '../db/with-user.ts';

/** How long a job may go on, in milliseconds; the rest waits for its next run. */
export const longestRun = 540_000;

const pauseMs = 200;

/**
 * Calls a function of the database again and again, each time in a transaction of its own, until it
 * says null or the time is up. True means a step was done, false that somebody is in the way.
 * Returns the number of steps.
 */
export async function inSteps(
  db: Database,
  call: RawBuilder<unknown>,
  end: number,
): Promise<number> {
  let steps = 0;
  while (performance.now() < end) {
    const began = performance.now();
    const { rows } = await withOperator(db, (tx) =>
      sql<{ is_done: boolean | null }>`SELECT ${call} AS is_done`.execute(tx),
    );
    const isDone = rows[0]?.is_done ?? null;
    if (isDone === null) break;
    if (isDone) steps += 1;
    // Leaves half of the time to the people at work.
    await sleep(isDone ? performance.now() - began : pauseMs);
  }
  return steps;
}
