import type { AdminUser, SetUserRoleRequest } from '@replysmith/contract';
import type { Database } from '../../../db/database.ts';
import { asOperator } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertMayActOnEverybody } from '../actor.ts';
import { adminUserColumns, adminUserRows, toAdminUser } from './admin-user-row.ts';

/** Makes somebody an admin, or no longer one; the last who can act as one stays. */
export async function setUserRole(
  ctx: Context,
  { user_id, role }: SetUserRoleRequest,
): Promise<AdminUser> {
  assertMayActOnEverybody(ctx);
  const now = ctx.now();
  const row = await asOperator(ctx.db, async (tx) => {
    const admins = await holdAdmins(tx);
    // Who lost the role a moment ago no longer has it.
    if (!admins.includes(ctx.user.id)) throw new AppError('not_found');
    if (role === 'user' && admins.every((id) => id === user_id)) throw new AppError('last_admin');
    await tx.updateTable('auth.users').set({ role }).where('id', '=', user_id).execute();
    return adminUserRows(tx, now)
      .select(adminUserColumns)
      .where('user.id', '=', user_id)
      .executeTakeFirst();
  });
  if (!row) throw new AppError('not_found');
  return toAdminUser(now, row);
}

/** Those who can act as one; until the transaction ends nobody else changes who that is. */
async function holdAdmins(tx: Database): Promise<readonly string[]> {
  const admins = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('role', '=', 'admin')
    .where('emailVerified', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.map(({ id }) => id);
}
