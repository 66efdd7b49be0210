import { libraryTemplates } from './library-templates.ts';

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
