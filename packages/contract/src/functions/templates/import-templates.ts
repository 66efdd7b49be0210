import { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';
import { defaultCategory } from '../../constants/templates.ts';
import { templateFields } from '../../resources/templates/template-fields.ts';
import { FolderColor, FolderName } from '../../resources/templates/template-folder.ts';

const fields = templateFields;

/**
 * A template as exports write it and imports read it. What is missing gets its default; what else a
 * file says, such as a score, is left aside.
 */
export const ImportedTemplate = z.object({
  name: fields.name,
  subject_line: fields.subject_line,
  email_content: fields.email_content,
  category: fields.category.default(defaultCategory),
  /** By name; made if there is none yet. */
  folder: z
    .object({ name: FolderName, color: FolderColor.optional() }, 'This must be a name.')
    .nullable()
    .default(null),
  tags: fields.tags.default([]),
  description: fields.description.default(null),
  template_variables: fields.template_variables.default([]),
  stage: fields.stage.default(null),
  is_favorite: fields.is_favorite.default(false),
  /** What an export says of the past; the score is always the coach's of today. */
  usage_count: z
    .int('This must be a whole number.')
    .min(0, 'This must be a whole number.')
    .max(1_000_000_000, 'This is more than can be counted.')
    .default(0),
  created_at: z.iso
    .datetime({ offset: true, error: 'This must be a date such as 2026-03-04.' })
    .refine((moment) => Date.parse(moment) >= 0, 'This must be a date after 1970.')
    .nullable()
    .default(null),
});
export type ImportedTemplate = z.infer<typeof ImportedTemplate>;

/** Some rows of an import. They are checked here whatever the browser thought of them. */
export const ImportTemplatesRequest = z.strictObject({
  rows: z.array(z.unknown()).min(1).max(lengths.importBatch),
  /** Nothing is written: only the verdicts. */
  dry_run: z.boolean().default(false),
  /** What is there already word for word is left out. */
  skip_duplicates: z.boolean().default(true),
});
export type ImportTemplatesRequest = z.infer<typeof ImportTemplatesRequest>;

export const ImportVerdict = z.discriminatedUnion('status', [
  z.object({ status: z.literal('imported'), id: z.uuid() }),
  /** What a dry run says of a row that would be imported. */
  z.object({ status: z.literal('ready') }),
  /** The same words are saved already, as this template; null: by an earlier row that is yet to be. */
  z.object({ status: z.literal('duplicate'), id: z.uuid().nullable() }),
  z.object({ status: z.literal('invalid'), problems: z.array(z.string()).min(1) }),
  /** No place is left for it. */
  z.object({ status: z.literal('over_limit') }),
]);
export type ImportVerdict = z.infer<typeof ImportVerdict>;

/** A verdict for every row, in their order. */
export const ImportTemplatesReply = z.object({
  verdicts: z.array(ImportVerdict),
  /** Places that are left afterwards; null without a limit. */
  places_left: z.int().min(0).nullable(),
});
export type ImportTemplatesReply = z.infer<typeof ImportTemplatesReply>;
