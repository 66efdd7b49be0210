import type { Database } from '../../platform/db/database.ts';

/** The rows of a person's saved templates, by name. */
export function savedTemplates(everything: Database, userId: string) {
  return everything
    .selectFrom('email_templates as template')
    .leftJoin('template_folders as folder', 'folder.id', 'template.folder_id')
    .selectAll('template')
    .select('folder.name as folder')
    .where('template.user_id', '=', userId)
    .where('template.deleted_at', 'is', null)
    .orderBy('template.name')
    .execute();
}
