import type { ExportTemplatesRequest } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { filterTemplates } from '../list/filter-templates.ts';
import { withFolderId } from '../list/with-folder-id.ts';

/** Which templates go into a file: those that were named, or all that a filter shows, newest first. */
export async function idsToExport(
  ctx: Context,
  of: ExportTemplatesRequest['of'],
): Promise<readonly string[]> {
  if ('ids' in of) return [...new Set(of.ids)];
  const rows = await withUser(ctx, async (tx) =>
    filterTemplates(ctx, tx, await withFolderId(ctx, tx, of.filter))
      .select('own_templates.id')
      .orderBy('own_templates.created_at', 'desc')
      .orderBy('own_templates.id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}
