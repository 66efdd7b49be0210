import type { TemplateColumn } from './exported-template.ts';

/** What columns are called elsewhere, without case, spaces and punctuation. */
const names: Readonly<Record<TemplateColumn, readonly string[]>> = {
  name: ['name', 'title', 'templatename', 'templatetitle'],
  subject_line: ['subjectline', 'subject', 'emailsubject', 'templatesubject'],
  email_content: [
    ...['emailcontent', 'content', 'body', 'emailbody', 'text', 'message', 'html', 'bodyhtml'],
    ...['bodytext', 'templatebody', 'htmlbody', 'textbody'],
  ],
  category: ['category', 'templatecategory', 'type'],
  folder: ['folder', 'foldername'],
  folder_color: ['foldercolor', 'foldercolour'],
  tags: ['tags', 'tag', 'labels', 'keywords'],
  description: ['description', 'notes', 'purpose'],
  template_variables: ['templatevariables', 'variables', 'mergefields'],
  stage: ['stage', 'emailstage', 'readas'],
  is_favorite: ['isfavorite', 'favorite', 'isfavourite', 'favourite', 'starred'],
  usage_count: ['usagecount', 'used', 'uses', 'timesused'],
  optimization_score: ['optimizationscore', 'score'],
  created_at: ['createdat', 'created', 'createddate', 'datecreated'],
};

const columnOf = new Map(
  Object.entries(names).flatMap(([column, all]) =>
    all.map((name) => [name, column as TemplateColumn] as const),
  ),
);

/** Which column of ours a heading means; null when it could be anything. */
export function guessColumn(heading: string): TemplateColumn | null {
  return columnOf.get(heading.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}
