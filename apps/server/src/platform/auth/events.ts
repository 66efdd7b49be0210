import { sql } from 'kysely';
import type { Logger } from 'pino';
import { recordAudit } from '../db/audit-log.ts';
import type { Database } from '../db/database.ts';
import { withOperator } from '../db/with-user.ts';

/** Logs an event of an account, for investigations: only ids, no address and no secret. */
export function noteEvent(
  log: Logger,
  event: string,
  userId: string | null,
  details: Readonly<Record<string, string>> = {},
): void {
  log.info({ event, userId, ...details }, 'account');
}

/**
 * Makes the owner of the configured address an admin while nobody can act as one. `verified` is the
 * address that has just been verified, if any. Nobody else's role changes.
 */
export async function makeFirstAdmin(
  db: Database,
  adminEmail: string | null,
  verified = adminEmail,
): Promise<void> {
  if (adminEmail === null || verified !== adminEmail) return;
  await withOperator(db, async (tx) => {
    const made = await tx
      .updateTable('auth.users')
      .set({ role: 'admin' })
      .where('email', '=', adminEmail)
      .where('emailVerified', '=', true)
      .where(
        sql<boolean>`NOT EXISTS (
        SELECT FROM auth.users WHERE role = 'admin' AND "emailVerified"
      )`,
      )
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    await recordAudit(tx, {
      at: new Date(),
      actor: 'system',
      action: 'role.granted',
      subject: made.id,
      details: { because: 'first_admin' },
    });
  });
}
