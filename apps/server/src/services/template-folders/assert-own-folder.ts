import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

export const noSuchFolder = 'There is no such folder.';

/** A folder that is named must be the caller's; somebody else's is as good as none. */
export async function assertOwnFolder(
  ctx: Context,
  tx: UserTransaction,
  id: string | null | undefined,
  field: string,
): Promise<void> {
  if (!id) return;
  const folder = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (folder) return;
  throw new AppError('validation_failed', { fields: { [field]: [noSuchFolder] } });
}
