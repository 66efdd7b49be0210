import type { Database } from '../../db/database.ts';
import { AppError } from '../errors.ts';

/**
 * Nobody leaves others without an admin; who is alone may. Until the transaction ends nobody else
 * changes who the admins are.
 */
export async function assertNotLastAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('role', '=', 'admin')
    .where('emailVerified', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!admins.some(({ id }) => id === userId) || admins.length > 1) return;
  const other = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  if (other) throw new AppError('last_admin');
}
