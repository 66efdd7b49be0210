import type { TemplateFilter } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { findFolderNamed } from '../../template-folders/find-folder-named.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const noFolder = '00000000-0000-0000-0000-000000000000';

/** The filter with its folder by id where it is named; a name that no folder has shows nothing. */
export async function withFolderId<Filter extends Pick<TemplateFilter, 'folder'>>(
  ctx: Context,
  tx: UserTransaction,
  filter: Filter,
): Promise<Filter> {
  const { folder } = filter;
  if (folder === undefined || folder === 'none') return filter;
  if (uuid.test(folder.toLowerCase())) return { ...filter, folder: folder.toLowerCase() };
  return { ...filter, folder: (await findFolderNamed(ctx, tx, folder)) ?? noFolder };
}
