import { z } from 'zod';
import { isPlainText } from '../plain-text.ts';
import { templateFields } from '../../resources/templates/template-fields.ts';
import { FolderMark } from '../../resources/templates/email-template.ts';

const line = z.string().max(1_000).refine(isPlainText, 'This does not look like text.').default('');

/** A template that is about to be made. */
export const FileTemplateRequest = z.strictObject({
  name: line,
  subject_line: line,
  email_content: templateFields.email_content,
});
export type FileTemplateRequest = z.infer<typeof FileTemplateRequest>;

/** Where a new template belongs, as far as its person wants that to be found out. */
export const TemplateFiling = z.object({
  /** Null when categories are not suggested, or none fits. */
  category: z.string().nullable(),
  /** None when tags are not suggested, or none fit. */
  tags: z.array(z.string()).max(3),
  /** Where it goes when it names no folder itself. */
  folder: FolderMark.nullable(),
  /** One of their own that says nearly the same; null when there is none or they do not want to know. */
  near_copy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type TemplateFiling = z.infer<typeof TemplateFiling>;
