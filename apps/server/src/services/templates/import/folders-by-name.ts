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
    .select(['id', 'folded_name'])
    .where('user_id', '=', ctx.user.id)
    .execute();
  const idOf = new Map(folders.map(({ id, folded_name }) => [folded_name, id]));
  const isNew = new Set<string>();

  return {
    /** Whether the row's folder is there, or can be made. */
    hasRoomFor: ({ template: { folder } }: ReadyRow): boolean => {
      const name = folder && foldText(folder.name);
      if (name === null || idOf.has(name) || isNew.has(name)) return true;
      if (idOf.size + isNew.size >= lengths.folders) return false;
      isNew.add(name);
      return true;
    },
    /** Makes what is missing; says where each row's folder is. */
    make: async (rows: readonly ReadyRow[]) => {
      const missing = new Map<string, CreateTemplateFolderRequest>();
      for (const { folder } of rows.map(({ template }) => template)) {
        const name = folder && foldText(folder.name);
        if (!name || idOf.has(name) || missing.has(name)) continue;
        const color = folder.color ?? defaultFolderColor;
        missing.set(name, { name: folder.name, description: null, color });
      }
      const made = await insertFolders(ctx, tx, [...missing.values()]);
      for (const [name, id] of made) idOf.set(name, id);
      return ({ template: { folder } }: ReadyRow): string | null =>
        folder ? (idOf.get(foldText(folder.name)) ?? null) : null;
    },
  };
}
