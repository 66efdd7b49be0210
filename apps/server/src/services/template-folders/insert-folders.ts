import { type CreateTemplateFolderRequest, foldText } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** Adds folders for which there is room; gives their ids by folded name, of those that are new. */
export async function insertFolders(
  ctx: Context,
  tx: UserTransaction,
  folders: readonly CreateTemplateFolderRequest[],
): Promise<ReadonlyMap<string, string>> {
  if (folders.length === 0) return new Map();
  const now = ctx.now();
  const made = await tx
    .insertInto('template_folders')
    .values(
      folders.map(({ name, description, color }) => ({
        ...{ id: ctx.newId(), user_id: ctx.user.id, created_at: now, updated_at: now },
        ...{ name, folded_name: foldText(name), description, color },
      })),
    )
    .onConflict((same) => same.columns(['user_id', 'folded_name']).doNothing())
    .returning(['id', 'folded_name'])
    .execute();
  return new Map(made.map(({ id, folded_name }) => [folded_name, id]));
}
