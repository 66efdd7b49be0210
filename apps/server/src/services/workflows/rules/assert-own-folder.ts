import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** A rule asks for a folder of its owner's, for none, or for any. */
export async function assertOwnFolder(
  ctx: Context,
  tx: UserTransaction,
  id: string | null | undefined,
): Promise<void> {
  if (!id) return;
  const folder = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (folder) return;
  throw new AppError('validation_failed', {
    fields: { 'conditions.folder_id': ['There is no such folder.'] },
  });
}
