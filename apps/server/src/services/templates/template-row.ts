import { EmailTemplate } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

const columns = [
  'template.id',
  'template.user_id',
  'template.name',
  'template.subject_line',
  'template.email_content',
  'template.category',
  'template.folder_id',
  'template.tags',
  'template.description',
  'template.template_variables',
  'template.stage',
  'template.parent_template_id',
  'template.library_template_id',
  'template.version',
  'template.is_favorite',
  'template.usage_count',
  'template.clone_count',
  'template.optimization_score',
  'template.score_version',
  'template.last_used_at',
  'template.deleted_at',
  'template.created_at',
  'template.updated_at',
] as const;

/** The caller's templates, saved or in the trash, each with its folder. */
export function selectTemplates({ user }: Pick<Context, 'user'>, tx: UserTransaction) {
  return tx
    .selectFrom('email_templates as template')
    .leftJoin('template_folders as folder', (join) =>
      join
        .onRef('folder.id', '=', 'template.folder_id')
        .onRef('folder.user_id', '=', 'template.user_id'),
    )
    .select(columns)
    .select(['folder.name as folder_name', 'folder.color as folder_color'])
    .where('template.user_id', '=', user.id);
}

type TemplateRow = Awaited<
  ReturnType<ReturnType<typeof selectTemplates>['executeTakeFirstOrThrow']>
>;

/** What was stored in a shape that is no longer read is left out, not a reason to fail. */
const StoredTemplate = EmailTemplate.extend({
  template_variables: EmailTemplate.shape.template_variables.catch([]),
});

export function toEmailTemplate(row: TemplateRow): EmailTemplate {
  const { folder_id, folder_name, folder_color, ...template } = row;
  const isInFolder = folder_id !== null && folder_name !== null && folder_color !== null;
  return StoredTemplate.parse({
    ...template,
    folder_id,
    folder: isInFolder ? { id: folder_id, name: folder_name, color: folder_color } : null,
    last_used_at: template.last_used_at?.toISOString() ?? null,
    deleted_at: template.deleted_at?.toISOString() ?? null,
    created_at: template.created_at.toISOString(),
    updated_at: template.updated_at.toISOString(),
  });
}
