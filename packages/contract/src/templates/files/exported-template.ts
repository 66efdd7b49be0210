import type { EmailStage } from '../../readings/email-reading.ts';
import type { TemplateVariable } from '../../resources/templates/template-variable.ts';

/** A template as a file holds it: whatever an import can take over, and the score it had. */
export type ExportedTemplate = {
  readonly name: string;
  readonly subject_line: string;
  readonly email_content: string;
  readonly category: string;
  readonly folder: { readonly name: string; readonly color: string } | null;
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly template_variables: readonly TemplateVariable[];
  readonly stage: EmailStage | null;
  readonly is_favorite: boolean;
  readonly usage_count: number;
  readonly optimization_score: number | null;
  /** Tables and texts, made for people, leave it out. */
  readonly score_version: string | null;
  readonly created_at: string;
};

/** The header of a table of templates. */
export const templateColumns = [
  'name',
  'subject_line',
  'email_content',
  'category',
  'folder',
  'folder_color',
  'tags',
  'description',
  'template_variables',
  'stage',
  'is_favorite',
  'usage_count',
  'optimization_score',
  'created_at',
] as const;

export type TemplateColumn = (typeof templateColumns)[number];

/** A template as text, column by column; `templateRecord` reads it again. */
export function templateCells(template: ExportedTemplate): Record<TemplateColumn, string> {
  const { folder, tags, template_variables: variables } = template;
  return {
    name: template.name,
    subject_line: template.subject_line,
    email_content: template.email_content,
    category: template.category,
    folder: folder?.name ?? '',
    folder_color: folder?.color ?? '',
    tags: tags.some((tag) => /^\[|[,;|]/.test(tag)) ? JSON.stringify(tags) : tags.join(', '),
    description: template.description ?? '',
    template_variables: variables.length > 0 ? JSON.stringify(variables) : '',
    stage: template.stage ?? '',
    is_favorite: String(template.is_favorite),
    usage_count: String(template.usage_count),
    optimization_score: String(template.optimization_score ?? ''),
    created_at: template.created_at,
  };
}
