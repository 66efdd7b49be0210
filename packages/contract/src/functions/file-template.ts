import { z } from 'zod';
import { templateFields } from '../resources/template-fields.ts';
import { FolderMark } from '../resources/email-template.ts';

/** A template that is about to be made. */
export const FileTemplateRequest = z.strictObject({
  name: z.string().max(1_000).default(''),
  subject_line: z.string().max(1_000).default(''),
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
