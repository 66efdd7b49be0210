import type { DeletedFolder } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { withTemplates } from '../templates/with-templates.ts';
import { findFolder } from './find-folder.ts';

/** Its templates lie in no folder afterwards, and no setting names it any more. */
export async function deleteFolder(ctx: Context, id: string): Promise<DeletedFolder> {
  return withTemplates(ctx, async (tx) => {
    const folder = await findFolder(ctx, tx, id);
    const templates = await tx
      .selectFrom('email_templates')
      .select('id')
      .where('user_id', '=', ctx.user.id)
      .where('folder_id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    await tx
      .deleteFrom('template_folders')
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    await tx
      .updateTable('profiles')
      .set({
        workflow_settings: sql`workflow_settings || '{"defaultTemplateFolder": null}'::jsonb`,
      })
      .where('id', '=', ctx.user.id)
      .where(sql<string>`workflow_settings ->> 'defaultTemplateFolder'`, '=', id)
      .execute();
    return { folder, template_ids: templates.map((template) => template.id) };
  });
}
