import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';

/** A line for whoever looks into what happened to an account: ids only, no address and no secret. */
export function noteEvent(
  log: Logger,
  event: string,
  userId: string | null,
  details: Readonly<Record<string, string>> = {},
): void {
  log.info({ event, userId, ...details }, 'account');
}

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
