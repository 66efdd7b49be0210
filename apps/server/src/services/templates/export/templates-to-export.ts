import type { EmailTemplate, ExportedTemplate } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { selectTemplates, toEmailTemplate } from '../template-row.ts';

const page = 200;

/**
 * Templates in the order of their ids, a page a transaction, so that a slow download holds nothing
 * up. One that is gone meanwhile, or is somebody else's, is left out.
 */
export async function* templatesToExport(
  ctx: Context,
  ids: readonly string[],
): AsyncGenerator<ExportedTemplate> {
  for (let from = 0; from < ids.length; from += page) {
    const wanted = ids.slice(from, from + page);
    const rows = await withUser(ctx, (tx) =>
      selectTemplates(ctx, tx).where('template.id', 'in', wanted).execute(),
    );
    const templates = new Map(rows.map((row) => [row.id, row]));
    for (const id of wanted) {
      const row = templates.get(id);
      if (row) yield toExportedTemplate(toEmailTemplate(row));
    }
  }
}

function toExportedTemplate(template: EmailTemplate): ExportedTemplate {
  const { name, subject_line, email_content, category, folder, tags, description } = template;
  const { template_variables, stage, is_favorite, usage_count } = template;
  const { optimization_score, score_version } = template;
  return {
    ...{ name, subject_line, email_content, category },
    folder: folder && { name: folder.name, color: folder.color },
    ...{ tags, description, template_variables, stage },
    ...{ is_favorite, usage_count, optimization_score, score_version },
    created_at: template.created_at,
  };
}
