import type { Database } from '../db/database.ts';

/** Whether there was such a session of this person. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('auth.sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

export async function endOtherSessions(db: Database, userId: string, keep: string): Promise<void> {
  await db
    .deleteFrom('auth.sessions')
    .where('userId', '=', userId)
    .where('id', '!=', keep)
    .execute();
}

export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('auth.sessions').where('userId', '=', userId).execute();
}
