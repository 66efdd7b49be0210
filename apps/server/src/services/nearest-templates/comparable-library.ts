import type { TemplateIndex } from '@replysmith/coach';
import { libraryTemplates } from '@replysmith/library';
import type { Context } from '../context.ts';

/** The templates that came with the product, as the coach compares them. */
export const comparableLibrary = libraryTemplates.map((template) => ({
  id: template.id,
  name: template.name,
  subject: template.subject_line,
  body: template.email_content,
  category: template.category,
  tags: template.tags,
}));

let index: Promise<TemplateIndex> | undefined;

/** They are read once, by the coach; again by whoever asks next where it had no room. */
export function indexOfLibrary({ ai }: Pick<Context, 'ai'>): Promise<TemplateIndex> {
  return (index ??= ai.indexTemplates(comparableLibrary).catch((error: unknown) => {
    index = undefined;
    throw error;
  }));
}
