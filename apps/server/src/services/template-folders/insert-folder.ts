import { type CreateTemplateFolderRequest, lengths } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { insertFolders } from './insert-folders.ts';

/** Adds a folder, if there is room for it and none of that name. Gives its id. */
export async function insertFolder(
  ctx: Context,
  tx: UserTransaction,
  folder: CreateTemplateFolderRequest,
): Promise<string> {
  const { count } = await tx
    .selectFrom('template_folders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= lengths.folders) {
    throw new AppError('too_many_folders', { values: { count: String(lengths.folders) } });
  }
  const [id] = (await insertFolders(ctx, tx, [folder])).values();
  if (id === undefined) throw new AppError('folder_exists');
  return id;
}
