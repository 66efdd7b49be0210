import {
  type CreateTemplateFolderRequest,
  defaultFolderColor,
  foldText,
  lengths,
} from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { insertFolders } from '../../template-folders/insert-folders.ts';
import type { ReadyRow } from './check-rows.ts';

/** A person's folders, and those that rows name and there is room for. */
export async function foldersByName(ctx: Context, tx: UserTransaction) {
  const folders = await tx
    .selectFrom('template_folders')
    .select(['id', 'name', 'folded_name'])
    .where('user_id', '=', ctx.user.id)
    // Of two of one name the last is kept: the one that `findFolderNamed` finds.
    .orderBy('folded_name', 'desc')
    .execute();
  const exactly = new Map(folders.map(({ id, name }) => [name, id]));
  const folded = new Map(folders.map(({ id, folded_name }) => [folded_name, id]));
  const isNew = new Set<string>();
  const idOf = (name: string) => exactly.get(name) ?? folded.get(foldText(name));

  return {
    /** Whether the row's folder is there, or can be made. */
    hasRoomFor: ({ template: { folder } }: ReadyRow): boolean => {
      if (!folder || idOf(folder.name) !== undefined) return true;
      const name = foldText(folder.name);
      if (isNew.has(name)) return true;
      if (folded.size + isNew.size >= lengths.folders) return false;
      isNew.add(name);
      return true;
    },
    /** Makes what is missing; says where each row's folder is. */
    make: async (rows: readonly ReadyRow[]) => {
      const missing = new Map<string, CreateTemplateFolderRequest>();
      for (const { folder } of rows.map(({ template }) => template)) {
        if (!folder || idOf(folder.name) !== undefined) continue;
        const name = foldText(folder.name);
        if (missing.has(name)) continue;
        const color = folder.color ?? defaultFolderColor;
        missing.set(name, { name: folder.name, description: null, color });
      }
      const made = await insertFolders(ctx, tx, [...missing.values()]);
      for (const [name, id] of made) folded.set(name, id);
      return ({ template: { folder } }: ReadyRow): string | null =>
        folder ? (idOf(folder.name) ?? null) : null;
    },
  };
}
