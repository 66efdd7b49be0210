import { z } from '../schemas.ts';
import { lengths } from '../lengths.ts';
import { isPlainText } from '../plain-text.ts';
import { NamedRow } from '../search.ts';
import { FolderTarget, Tags, templateFields } from './fields.ts';
import { FolderMark, TemplateFilter, TemplateId } from './templates.ts';

/** One of the user's folders, none, or one by name, created if missing. */
export const TemplateTarget = z.union([
  z.strictObject({ folder_id: z.uuid().nullable() }),
  FolderTarget,
]);

/** An action on all selected templates. */
export const TemplateChange = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('tag'),
    tags: Tags.refine((tags) => tags.length > 0, 'Please enter at least one tag'),
  }),
  z.strictObject({ type: z.literal('move'), to: TemplateTarget }),
  z.strictObject({
    type: z.literal('duplicate'),
    /** Put before the name, with a space. */
    prefix: z
      .string()
      .trim()
      .max(30, 'Use at most 30 characters.')
      .refine(isPlainText, 'This does not look like text.')
      .refine(
        (prefix) => !/[<>\p{Cc}]/u.test(prefix),
        'A name stands on one line, without < and >.',
      )
      .default('Copy of'),
    /** A folder for the copies, instead of the original's. */
    to: TemplateTarget.optional(),
  }),
  z.strictObject({ type: z.literal('favorite'), is_favorite: z.boolean() }),
  /** Moves to the folder named Archive. */
  z.strictObject({ type: z.literal('archive') }),
  /** To the trash. */
  z.strictObject({ type: z.literal('delete') }),
  /** Out of the trash. */
  z.strictObject({ type: z.literal('restore') }),
  /** For good; only what is in the trash. */
  z.strictObject({ type: z.literal('purge') }),
]);
export type TemplateChange = z.infer<typeof TemplateChange>;

const ids = z
  .array(TemplateId, 'Name the templates by their ids.')
  .min(1, 'Name at least one template.')
  .max(lengths.bulkChange, `Name at most ${lengths.bulkChange} templates a call.`);

/** All templates that match a filter, one batch per call. */
const Matching = z.strictObject({
  filter: TemplateFilter,
  /** Excludes newer templates: they come from this change, or the user has not seen them. */
  made_before: z.iso.datetime(),
  except: z
    .array(TemplateId, 'Name the templates by their ids.')
    .max(lengths.bulkExceptions, `At most ${lengths.bulkExceptions} can be left out.`)
    .default([]),
  /** `next` from the previous call. */
  after: z.uuid().nullable().default(null),
});

export const ChangeTemplatesRequest = z.strictObject({
  change: TemplateChange,
  of: z.union(
    [z.strictObject({ ids }), z.strictObject({ matching: Matching })],
    'Say which templates: { ids } or { matching }.',
  ),
});
export type ChangeTemplatesRequest = z.infer<typeof ChangeTemplatesRequest>;

/** A template's previous state, as far as the change affects it. */
const Before = z.object({
  folder_id: z.uuid().nullable(),
  tags: z.array(z.string()),
  is_favorite: z.boolean(),
});

export const ChangeTemplatesReply = z.object({
  /** The changed templates; for duplicates also the copies. */
  done: z.array(z.object({ id: z.uuid(), copy_id: z.uuid().optional(), before: Before })),
  /** The failed ones, by name, with reasons. Another user's template counts as missing. */
  failed: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), reason: z.string() })),
  /** The cursor for the next call; null at the end. */
  next: z.uuid().nullable(),
});
export type ChangeTemplatesReply = z.infer<typeof ChangeTemplatesReply>;

/** Undoes a change of folders, tags or stars: each template gets its old values. */
export const PutBackTemplatesRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: z.uuid(),
        folder_id: z.uuid().nullable(),
        tags: Tags,
        is_favorite: z.boolean(),
      }),
    )
    .min(1)
    .max(lengths.bulkChange),
});
export type PutBackTemplatesRequest = z.infer<typeof PutBackTemplatesRequest>;

/** Names one template. */
export const OneTemplateRequest = z.strictObject({ template_id: z.uuid() });

/** A use of a template: sent to the chat, or copied. */
export const UseTemplateRequest = z.strictObject({
  template_id: z.uuid(),
  usage_type: z.enum(['use', 'copy']).default('use'),
});

export const RestoreVersionRequest = z.strictObject({
  template_id: z.uuid(),
  /** The version to restore. */
  version: z.int().min(1),
  /** The latest version the client has seen. */
  latest: z.int().min(1),
});

const line = z.string().max(1_000).refine(isPlainText, 'This does not look like text.').default('');

/** A template about to be created. */
export const NewTemplateSuggestionsRequest = z.strictObject({
  name: line,
  subject_line: line,
  email_content: templateFields.email_content,
});
export type NewTemplateSuggestionsRequest = z.infer<typeof NewTemplateSuggestionsRequest>;

/** Suggestions for a new template, as far as the user's settings allow. */
export const NewTemplateSuggestions = z.object({
  /** Null if suggestions are off, or none fits. */
  category: z.string().nullable(),
  /** Empty if suggestions are off, or none fit. */
  tags: z.array(z.string()).max(3),
  /** The folder to use if none is given. */
  folder: FolderMark.nullable(),
  /** A nearly identical template of the user's; null if there is none or the warning is off. */
  near_copy: NamedRow.nullable(),
});
export type NewTemplateSuggestions = z.infer<typeof NewTemplateSuggestions>;

export const TemplateFormat = z.enum(['json', 'csv', 'text']);
export type TemplateFormat = z.infer<typeof TemplateFormat>;

/** Answered with a file of any length. */
export const ExportTemplatesRequest = z.strictObject({
  format: TemplateFormat,
  /** Selected ids, or all that match a filter. */
  of: z.union(
    [
      z.strictObject({
        ids: z
          .array(TemplateId, 'Name the templates by their ids.')
          .min(1, 'Name at least one template.')
          .max(5_000, 'Name at most 5,000 templates, or export by a filter.'),
      }),
      z.strictObject({ filter: TemplateFilter }),
    ],
    'Say which templates: { ids } or { filter }.',
  ),
});
export type ExportTemplatesRequest = z.infer<typeof ExportTemplatesRequest>;

const text = z
  .string('This must be text.')
  .max(lengths.emailContent, `Use at most ${lengths.emailContent.toLocaleString('en')} characters.`)
  .refine(isPlainText, 'This does not look like text.');

export const NearestTemplatesRequest = z.strictObject({
  subject: text.nullable(),
  body: text,
});
export type NearestTemplatesRequest = z.infer<typeof NearestTemplatesRequest>;

export const NearestTemplate = z.object({
  /** The user's own, or the library's. */
  source: z.enum(['own', 'library']),
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  category: z.string(),
  /** From 0 (nothing in common) to 1. */
  similarity: z.number().min(0).max(1),
  /** What they share, in one sentence. */
  reason: z.string(),
});
export type NearestTemplate = z.infer<typeof NearestTemplate>;

/** At most three, nearest first; empty if none is close. */
export const NearestTemplatesReply = z.object({ items: z.array(NearestTemplate) });
export type NearestTemplatesReply = z.infer<typeof NearestTemplatesReply>;

/** A file of templates in JSON; a field is there if the template has something in it. */
export const TemplatesFile = z.array(z.looseObject({ name: z.string() }));
