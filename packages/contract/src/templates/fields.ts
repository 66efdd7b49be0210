import { z } from '../schemas.ts';
import { EmailStage } from '../email.ts';
import { lengths } from '../lengths.ts';
import { hasSomethingToRead, isPlainText } from '../plain-text.ts';
import { defaultCategory } from '../preferences.ts';

/** Suggested categories; users may name others. */
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

export const defaultFolderColor = '#3B82F6';

/** Suggested folder colors; the first is the default. */
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

/** Suggested folders for moving templates, created when chosen. */
export const offeredFolders = ['Marketing', 'Sales', 'Support', 'Archive'] as const;

/** From this many rows, lists are virtualized: in the library and in a folder. */
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
  /** Used when nothing is known about the reader. */
  fallback: value,
  /** Used by previews and the score. */
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

/** The length of a text without HTML tags and surrounding white space. */
export function readableLength(content: string): number {
  return content.replace(/<[^<>]*>/g, ' ').trim().length;
}

export const Tag = text('Please enter at least one tag')
  .trim()
  .refine(hasSomethingToRead, 'A tag needs at least one character.')
  .max(lengths.tag, `A tag has at most ${lengths.tag} characters.`)
  .refine(noBrackets, 'A tag cannot contain < or >.')
  .refine(isOneLine, 'A tag stands on one line.');

/** Distinct, ignoring case; the first spelling stays. */
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

/** The validated fields a user writes. */
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
  /** Forms send 'none' or an empty string for no folder. */
  folder_id: z
    .union([z.uuid('There is no such folder.'), z.enum(['none', ''])])
    .nullable()
    .transform((id) => (id === 'none' || id === '' ? null : id)),
  is_favorite: z.boolean(),
};

/** Fields a new template may omit, with their defaults. */
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

export const TemplateFolder = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  /** "#" and three or six hexadecimal digits. */
  color: z.string(),
  template_count: z.int().min(0),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type TemplateFolder = z.infer<typeof TemplateFolder>;

/** By name. */
export const TemplateFolderList = z.object({ items: z.array(TemplateFolder) });
export type TemplateFolderList = z.infer<typeof TemplateFolderList>;

const invalidName = 'Folder name is invalid or too long';

export const FolderName = z
  .string('Folder name is required')
  .trim()
  .refine(hasSomethingToRead, 'Folder name is required')
  .max(lengths.folderName, invalidName)
  .refine((name) => isPlainText(name) && !/[<>\p{Cc}]/u.test(name), invalidName);

export const FolderTarget = z.strictObject({ folder_name: FolderName });

export const FolderColor = z
  .string('Invalid color format')
  .regex(/^#(?:[\dA-F]{3}|[\dA-F]{6})$/i, 'Invalid color format');

const folderFields = {
  name: FolderName,
  description: z
    .string('This must be text.')
    .max(lengths.folderDescription, 'Description is too long (max 200 characters)')
    .refine(isPlainText, 'This does not look like text.')
    .transform((description) => description.trim() || null)
    .nullable(),
  color: FolderColor,
};

export const CreateTemplateFolderRequest = z.strictObject({
  ...folderFields,
  description: folderFields.description.default(null),
  color: folderFields.color.default(defaultFolderColor),
});
export type CreateTemplateFolderRequest = z.infer<typeof CreateTemplateFolderRequest>;

/** Only the given fields change. */
export const UpdateTemplateFolderRequest = z.strictObject(folderFields).partial();
export type UpdateTemplateFolderRequest = z.infer<typeof UpdateTemplateFolderRequest>;

/** A deleted folder, and the templates that were in it. */
export const DeletedFolder = z.object({
  folder: TemplateFolder,
  template_ids: z.array(z.uuid()),
});
export type DeletedFolder = z.infer<typeof DeletedFolder>;
