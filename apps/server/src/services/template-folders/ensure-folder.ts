import { defaultFolderColor } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { findFolderNamed } from './find-folder-named.ts';
import { insertFolder } from './insert-folder.ts';

/** The id of the caller's folder of that name, which is made if there is none yet. */
export async function ensureFolder(
  ctx: Context,
  tx: UserTransaction,
  name: string,
): Promise<string> {
  return (
    (await findFolderNamed(ctx, tx, name)) ??
    insertFolder(ctx, tx, { name, description: null, color: defaultFolderColor })
  );
}
