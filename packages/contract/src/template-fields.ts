import { z } from 'zod';
import { EmailStage } from './email.ts';
import { lengths } from './lengths.ts';
import { hasSomethingToRead, isPlainText } from './plain-text.ts';

/** What a template is for, as offered; a person may name others. */
export const templateCategories = [
  'Cold Outreach',
  'Follow-up',
  'Meeting Request',
  'Thank You',
  'Introduction',
  'Sales Pitch',
  'Networking',
  'Job Application',
] as const;

export const defaultCategory = 'General';

export const defaultFolderColor = '#3B82F6';

/** Offered for folders; the first is the default. */
export const folderPalette = [
  { name: 'Blue', color: defaultFolderColor },
  { name: 'Teal', color: '#0F766E' },
  { name: 'Green', color: '#5B7F3A' },
  { name: 'Olive', color: '#8A8420' },
  { name: 'Amber', color: '#B8741A' },
  { name: 'Brick', color: '#B4472B' },
  { name: 'Rose', color: '#BE3F6D' },
  { name: 'Plum', color: '#8A4A78' },
  { name: 'Indigo', color: '#4F56A6' },
  { name: 'Slate', color: '#5A6676' },
] as const;

/** Offered when templates are moved, and made once they are chosen. */
export const offeredFolders = ['Marketing', 'Sales', 'Support', 'Archive'] as const;

/** Where archived templates go. */
export const archiveFolder = 'Archive';

/** How long a deleted template, session or campaign can be had back. */
export const trashDays = 30;

/** Of the library's list and of a folder: from so many rows only what is in view is drawn. */
export const virtualFrom = { library: 20, folder: 50 } as const;

const value = z
  .string('This must be text.')
  .max(lengths.variableValue, `Use at most ${lengths.variableValue} characters.`)
  .refine(isPlainText, 'This does not look like text.')
  .transform((text) => text.trim() || null)
  .nullable();

/** What is known of a variable beside its name. */
export const TemplateVariable = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z]\w*$/, 'A variable begins with a letter and has letters and digits only.')
    .max(lengths.variableName, `Use at most ${lengths.variableName} characters.`),
  /** Stands in for a reader of whom nothing is known. */
  fallback: value,
  /** What previews show, and what the coach reads in its place. */
  example: value,
});
export type TemplateVariable = z.infer<typeof TemplateVariable>;

export const TemplateVariables = z
  .array(TemplateVariable)
  .max(lengths.templateVariables, `Use at most ${lengths.templateVariables} variables.`)
  .refine(
    (variables) => new Set(variables.map(({ name }) => name)).size === variables.length,
    'Each variable can be described once.',
  );

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

/** What a new template may leave out, with what it has then. */
export const newTemplateFields = {
  name: templateFields.name,
  subject_line: templateFields.subject_line,
  email_content: templateFields.email_content,
  category: templateFields.category.default(defaultCategory),
  description: templateFields.description.default(null),
  template_variables: templateFields.template_variables.default([]),
  stage: templateFields.stage.default(null),
  is_favorite: templateFields.is_favorite.default(false),
};
