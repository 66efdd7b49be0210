import type { Database } from '../db/database.ts';

/** Ends what an old password began: links to set a new one, and sign-ins that wait for a code. */
export async function forgetLinks(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('auth.verifications').where('value', '=', userId).execute();
}
