import {
  foldText,
  type TemplateFolder,
  type UpdateTemplateFolderRequest,
} from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { withTemplates } from '../templates/with-templates.ts';
import { findFolder } from './find-folder.ts';

/** Only what is given changes. */
export async function updateFolder(
  ctx: Context,
  id: string,
  changes: UpdateTemplateFolderRequest,
): Promise<TemplateFolder> {
  return withTemplates(ctx, async (tx) => {
    const former = await findFolder(ctx, tx, id);
    const { name = former.name } = changes;
    // One that keeps its name keeps what it was folded to, though names be folded otherwise now.
    const renamed = name === former.name ? {} : { folded_name: foldText(name) };
    if (renamed.folded_name !== undefined) await assertFree(ctx, tx, id, renamed.folded_name);
    await tx
      .updateTable('template_folders')
      .set({ ...changes, ...renamed, updated_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return findFolder(ctx, tx, id);
  });
}

async function assertFree(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  folded_name: string,
): Promise<void> {
  const other = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', ctx.user.id)
    .where('folded_name', '=', folded_name)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new AppError('folder_exists');
}
