import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * While nobody can act as an admin, whoever has proved that the owner's address is theirs becomes
 * one: `verified` is the address that was proved just now, if any. Who was one stays a user.
 */
export async function makeFirstAdmin(
  db: Database,
  adminEmail: string | null,
  verified = adminEmail,
): Promise<void> {
  if (adminEmail === null || verified !== adminEmail) return;
  await db
    .updateTable('auth.users')
    .set({ role: 'admin' })
    .where('email', '=', adminEmail)
    .where('emailVerified', '=', true)
    .where(
      sql<boolean>`NOT EXISTS (
      SELECT FROM auth.users WHERE role = 'admin' AND "emailVerified"
    )`,
    )
    .execute();
}
