import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

/** Moves saved templates to the trash. */
export async function deleteTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<void> {
  await tx
    .updateTable('email_templates')
    .set({ deleted_at: ctx.now() })
    .where('id', 'in', ids)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .execute();
}
