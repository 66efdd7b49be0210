import type { Database } from '../db/database.ts';

/** Whoever has proved that the owner's address is theirs becomes an admin. */
export async function makeFirstAdmin(db: Database, adminEmail: string | null): Promise<void> {
  if (adminEmail === null) return;
  await db
    .updateTable('auth.users')
    .set({ role: 'admin' })
    .where('email', '=', adminEmail)
    .where('emailVerified', '=', true)
    .where('role', '!=', 'admin')
    .execute();
}
