import type { TemplateFolder } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { selectFolders, toTemplateFolder } from './folder-row.ts';

/** The caller's folder; somebody else's is as good as none. */
export async function findFolder(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<TemplateFolder> {
  const row = await selectFolders(ctx, tx).where('folder.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toTemplateFolder(row);
}
