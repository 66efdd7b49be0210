import type { DeletedFolder } from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { Context } from '../context.ts';
import { withTemplates } from '../templates/with-templates.ts';
import { findFolder } from './find-folder.ts';

/** So many templates leave at a time: thousands in one statement would take too long. */
const part = 500;

/**
 * Its templates lie in no folder afterwards, and no setting names it any more. They leave part by
 * part; when that is cut short the folder stays, with those that are left.
 */
export async function deleteFolder(ctx: Context, id: string): Promise<DeletedFolder> {
  const template_ids: string[] = [];
  for (;;) {
    const left = await takeOut(ctx, id);
    template_ids.push(...left.flatMap((template) => (template.deleted_at ? [] : [template.id])));
    if (left.length < part) break;
  }
  return withTemplates(ctx, async (tx) => {
    const folder = await findFolder(ctx, tx, id);
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
    return { folder: { ...folder, template_count: template_ids.length }, template_ids };
  });
}

function takeOut(ctx: Context, folder_id: string) {
  return withTemplates(ctx, async (tx) => {
    const lying = await tx
      .selectFrom('email_templates')
      .select(['id', 'deleted_at'])
      .where('user_id', '=', ctx.user.id)
      .where('folder_id', '=', folder_id)
      .limit(part)
      .execute();
    await tx
      .updateTable('email_templates')
      .set({ folder_id: null })
      .where('id', '=', anyOf(lying.map(({ id }) => id)))
      .where('user_id', '=', ctx.user.id)
      .execute();
    return lying;
  });
}
