import type { TemplateFolderList } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { selectFolders, toTemplateFolder } from './folder-row.ts';

export async function listFolders(ctx: Context): Promise<TemplateFolderList> {
  const rows = await withUser(ctx, (tx) =>
    selectFolders(ctx, tx).orderBy('folder.folded_name').execute(),
  );
  return { items: rows.map(toTemplateFolder) };
}
