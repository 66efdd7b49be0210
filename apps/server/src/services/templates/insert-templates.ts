import type { EmailTemplate } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import type { TemplateScore } from './score-template.ts';
import { storedWords, type Words } from './stored-words.ts';

type NewTemplate = Words &
  TemplateScore &
  Partial<
    Pick<
      EmailTemplate,
      | 'folder_id'
      | 'is_favorite'
      | 'parent_template_id'
      | 'library_template_id'
      | 'usage_count'
      | 'created_at'
    >
  > & { readonly copied_by_rule_id?: string | null };

/** So many rows a statement, none of which may take long. */
const batch = 50;

/** Adds templates for which places were taken. Gives their ids in the same order. */
export async function insertTemplates(
  ctx: Context,
  tx: UserTransaction,
  templates: readonly NewTemplate[],
): Promise<string[]> {
  const now = ctx.now();
  const rows = templates.map((template) => ({
    ...storedWords(template),
    id: ctx.newId(),
    user_id: ctx.user.id,
    optimization_score: template.optimization_score,
    score_version: template.score_version,
    folder_id: template.folder_id ?? null,
    is_favorite: template.is_favorite ?? false,
    parent_template_id: template.parent_template_id ?? null,
    copied_by_rule_id: template.copied_by_rule_id ?? null,
    library_template_id: template.library_template_id ?? null,
    usage_count: template.usage_count ?? 0,
    created_at: template.created_at ?? now,
    updated_at: now,
  }));
  for (let from = 0; from < rows.length; from += batch) {
    await tx
      .insertInto('email_templates')
      .values(rows.slice(from, from + batch))
      .execute();
  }
  return rows.map(({ id }) => id);
}
