import { defaultFolderColor, foldText } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { insertFolder } from './insert-folder.ts';

/** The id of the caller's folder of that name, which is made if there is none yet. */
export async function ensureFolder(
  ctx: Context,
  tx: UserTransaction,
  name: string,
): Promise<string> {
  const folder = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', ctx.user.id)
    .where('folded_name', '=', foldText(name))
    .executeTakeFirst();
  return (
    folder?.id ?? insertFolder(ctx, tx, { name, description: null, color: defaultFolderColor })
  );
}
