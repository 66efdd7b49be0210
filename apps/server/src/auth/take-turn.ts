import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

/** Milliseconds: how long one waits for a turn, and after which a turn is lost, should its server die. */
const patience = 5_000;
const longestTurn = 10_000;
const pause = 40;

/**
 * Lets calls that change how a person signs in happen one after the other, on whichever server: of
 * two at the same moment each would be told that it holds. No connection is kept meanwhile. Gives
 * null when the turn never came.
 */
export async function takeTurn<Result>(
  db: Database,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const until = await waitForTurn(db, userId);
  if (!until) return null;
  try {
    return await work();
  } finally {
    await db
      .updateTable('auth.users')
      .set({ busyUntil: null })
      .where('id', '=', userId)
      .where('busyUntil', '=', until)
      .execute();
  }
}

async function waitForTurn(db: Database, userId: string): Promise<Date | null> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const now = new Date();
    const until = new Date(now.getTime() + longestTurn);
    const taken = await db
      .updateTable('auth.users')
      .set({ busyUntil: until })
      .where('id', '=', userId)
      .where((is) => is.or([is('busyUntil', 'is', null), is('busyUntil', '<', now)]))
      .executeTakeFirst();
    if (taken.numUpdatedRows > 0n) return until;
    await sleep(pause);
  }
  return null;
}
