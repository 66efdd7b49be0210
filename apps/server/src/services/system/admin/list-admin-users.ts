import type { AdminUserPage, AdminUserQuery } from '@replysmith/contract';
import { asOperator } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { assertMayActOnEverybody } from '../actor.ts';
import { adminUserColumns, adminUserRows, toAdminUser } from './admin-user-row.ts';

/** Accounts by part of their address or name, the newest first. */
export async function listAdminUsers(
  ctx: Context,
  { search, limit, offset }: AdminUserQuery,
): Promise<AdminUserPage> {
  assertMayActOnEverybody(ctx);
  const now = ctx.now();
  const { rows, total } = await asOperator(ctx.db, async (tx) => {
    const found = adminUserRows(tx, now).$if(Boolean(search), (users) => {
      const part = `%${literally(search ?? '')}%`;
      return users.where((eb) =>
        eb.or([
          eb('user.email', 'ilike', part),
          eb('user.name', 'ilike', part),
          eb('profile.full_name', 'ilike', part),
        ]),
      );
    });
    return {
      rows: await found
        .select(adminUserColumns)
        .orderBy('user.createdAt', 'desc')
        .orderBy('user.id')
        .limit(limit)
        .offset(offset)
        .execute(),
      total: await found
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    };
  });
  return { items: rows.map((row) => toAdminUser(now, row)), total: Number(total.count) };
}

/** What LIKE would take for a pattern stands for itself. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
