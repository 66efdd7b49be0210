import type { LibraryTemplate } from '@replysmith/contract';
import templates from './templates.json' with { type: 'json' };

/** Every template of the library, by category and then by name. `npm run content` writes them. */
export const libraryTemplates = templates as readonly LibraryTemplate[];

/** The templates of the library as the coach compares them with emails. */
export const comparableTemplates = libraryTemplates.map((template) => ({
  id: template.id,
  name: template.name,
  subject: template.subject_line,
  body: template.email_content,
  category: template.category,
  tags: template.tags,
  about: `${template.purpose} ${template.industry}.`,
}));
