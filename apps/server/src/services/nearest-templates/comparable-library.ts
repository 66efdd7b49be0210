import { indexTemplates, type TemplateIndex } from '@replysmith/coach';
import { libraryTemplates } from '@replysmith/library';

/** The templates that came with the product, as the coach compares them. */
export const comparableLibrary = libraryTemplates.map((template) => ({
  id: template.id,
  name: template.name,
  subject: template.subject_line,
  body: template.email_content,
  category: template.category,
  tags: template.tags,
}));

let index: TemplateIndex | undefined;

/** They are read once, when the first asks. */
export function indexOfLibrary(): TemplateIndex {
  return (index ??= indexTemplates(comparableLibrary));
}
