import type { TemplateVersionList } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { findTemplate } from '../find-template.ts';
import { templateVersionColumns, toTemplateVersion } from './template-version-row.ts';

/** The texts that a template had before its present one. */
export async function listTemplateVersions(
  ctx: Context,
  { template_id }: { readonly template_id: string },
): Promise<TemplateVersionList> {
  const rows = await withUser(ctx, async (tx) => {
    await findTemplate(ctx, tx, template_id);
    return tx
      .selectFrom('template_versions')
      .select(templateVersionColumns)
      .where('template_id', '=', template_id)
      .where('user_id', '=', ctx.user.id)
      .orderBy('version', 'desc')
      .execute();
  });
  return { items: rows.map(toTemplateVersion) };
}
