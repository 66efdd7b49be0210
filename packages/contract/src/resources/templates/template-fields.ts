import { z } from 'zod';
import { defaultCategory } from '../../constants/templates.ts';
import { lengths } from '../../constants/lengths.ts';
import { EmailStage } from '../../readings/email-reading.ts';
import { hasSomethingToRead, isPlainText } from '../../functions/plain-text.ts';
import { TemplateVariables } from './template-variable.ts';

const text = (missing: string) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : 'This must be text.') })
    .refine(isPlainText, 'This does not look like text.');

const noBrackets = (value: string) => !/[<>]/.test(value);
const isOneLine = (value: string) => !/\p{Cc}/u.test(value);

/** How long a text is without its HTML tags and the white space around it. */
export function readableLength(content: string): number {
  return content.replace(/<[^<>]*>/g, ' ').trim().length;
}

export const Tag = text('Please enter at least one tag')
  .trim()
  .refine(hasSomethingToRead, 'A tag needs at least one character.')
  .max(lengths.tag, `A tag has at most ${lengths.tag} characters.`)
  .refine(noBrackets, 'A tag cannot contain < or >.')
  .refine(isOneLine, 'A tag stands on one line.');

/** Each once, whatever its case; as it was first written. */
export const Tags = z
  .array(Tag)
  .transform((tags) => uniqueTags(tags))
  .refine((tags) => tags.length <= lengths.templateTags, {
    message: `Too many tags (maximum ${lengths.templateTags})`,
  });

export function uniqueTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) if (!seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  return [...seen.values()];
}

/** What a person writes of a template, as the server takes it. */
export const templateFields = {
  name: text('Template name is required')
    .trim()
    .refine(hasSomethingToRead, 'Template name is required')
    .refine(
      (name) => name.length <= lengths.templateName && noBrackets(name),
      'Template name is invalid or too long',
    )
    .refine(isOneLine, 'Template name stands on one line.'),
  subject_line: text('Subject line is required')
    .trim()
    .refine(hasSomethingToRead, 'Subject line is required')
    .max(lengths.templateSubject, 'Subject line is too long (max 200 characters)')
    .refine(isOneLine, 'Subject line stands on one line.'),
  email_content: text(`Email content must be at least ${lengths.templateContentMin} characters`)
    .max(lengths.templateContent, 'Email content is too long (max 50,000 characters)')
    .refine(
      (content) => readableLength(content) >= lengths.templateContentMin,
      `Email content must be at least ${lengths.templateContentMin} characters`,
    ),
  category: text('This must be text.')
    .trim()
    .max(lengths.category, `Use at most ${lengths.category} characters.`)
    .refine(noBrackets, 'A category cannot contain < or >.')
    .refine(isOneLine, 'A category stands on one line.')
    .transform((category) => (hasSomethingToRead(category) ? category : defaultCategory)),
  description: text('This must be text.')
    .max(lengths.templateDescription, 'Description is too long (max 500 characters)')
    .transform((description) => description.trim() || null)
    .nullable(),
  tags: Tags,
  template_variables: TemplateVariables,
  stage: z.enum(EmailStage.options, 'This must be first, follow_up or nothing.').nullable(),
  /** 'none' and an empty text are no folder, as forms send them. */
  folder_id: z
    .union([z.uuid('There is no such folder.'), z.enum(['none', ''])])
    .nullable()
    .transform((id) => (id === 'none' || id === '' ? null : id)),
  is_favorite: z.boolean(),
};
