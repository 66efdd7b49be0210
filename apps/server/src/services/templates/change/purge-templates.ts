import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

/** Deletes for good what is in the trash. */
export async function purgeTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('email_templates')
    .where('id', 'in', ids)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is not', null)
    .execute();
}
