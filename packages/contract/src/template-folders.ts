import { z } from 'zod';
import { lengths } from './lengths.ts';
import { hasSomethingToRead, isPlainText } from './plain-text.ts';
import { defaultFolderColor } from './template-fields.ts';

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

export const FolderColor = z
  .string('Invalid color format')
  .regex(/^#(?:[\dA-F]{3}|[\dA-F]{6})$/i, 'Invalid color format');

const fields = {
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
  ...fields,
  description: fields.description.default(null),
  color: fields.color.default(defaultFolderColor),
});
export type CreateTemplateFolderRequest = z.infer<typeof CreateTemplateFolderRequest>;

/** Only the given fields change. */
export const UpdateTemplateFolderRequest = z.strictObject(fields).partial();
export type UpdateTemplateFolderRequest = z.infer<typeof UpdateTemplateFolderRequest>;

/** A deleted folder, and the templates that were in it. */
export const DeletedFolder = z.object({
  folder: TemplateFolder,
  template_ids: z.array(z.uuid()),
});
export type DeletedFolder = z.infer<typeof DeletedFolder>;
