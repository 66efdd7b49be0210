import { z } from 'zod';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';
import { Tags, templateFields } from './template-fields.ts';
import { FolderName } from './template-folders.ts';
import { FolderMark, TemplateFilter, TemplateId } from './templates.ts';

/** A folder of one's own, none, or one by its name, which is made if there is none yet. */
const Target = z.union([
  z.strictObject({ folder_id: z.uuid().nullable() }),
  z.strictObject({ folder_name: FolderName }),
]);

/** What is done to every template that was chosen. */
export const TemplateChange = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('tag'),
    tags: Tags.refine((tags) => tags.length > 0, 'Please enter at least one tag'),
  }),
  z.strictObject({ type: z.literal('move'), to: Target }),
  z.strictObject({
    type: z.literal('duplicate'),
    /** Before the name, with a space between. */
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
    /** Into a folder of its own instead of beside the original. */
    to: Target.optional(),
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

/** Everything that a filter shows, a part of it a call. */
const Matching = z.strictObject({
  filter: TemplateFilter,
  /** What was made later is left alone: it came of this change, or nobody has seen it. */
  made_before: z.iso.datetime(),
  except: z
    .array(TemplateId, 'Name the templates by their ids.')
    .max(lengths.bulkExceptions, `At most ${lengths.bulkExceptions} can be left out.`)
    .default([]),
  /** `next` of the call before. */
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

/** What a template was before, as far as the change touched it. */
const Before = z.object({
  folder_id: z.uuid().nullable(),
  tags: z.array(z.string()),
  is_favorite: z.boolean(),
});

export const ChangeTemplatesReply = z.object({
  /** What was changed; of a duplicate also the copy. */
  done: z.array(z.object({ id: z.uuid(), copy_id: z.uuid().optional(), before: Before })),
  /** What was not, by name, and why. Somebody else's template is one that does not exist. */
  failed: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), reason: z.string() })),
  /** Where the next call goes on; null when everything has had its turn. */
  next: z.uuid().nullable(),
});
export type ChangeTemplatesReply = z.infer<typeof ChangeTemplatesReply>;

/** Undoes a change of folders, tags or stars: each template gets back what it had. */
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

/** What somebody did with a template: sent it to the chat, or copied it. */
export const UseTemplateRequest = z.strictObject({
  template_id: z.uuid(),
  usage_type: z.enum(['use', 'copy']).default('use'),
});

export const RestoreVersionRequest = z.strictObject({
  template_id: z.uuid(),
  /** The one to go back to. */
  version: z.int().min(1),
  /** The latest that was seen. */
  latest: z.int().min(1),
});

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

export const TemplateFormat = z.enum(['json', 'csv', 'text']);
export type TemplateFormat = z.infer<typeof TemplateFormat>;

/** Answered with a file, however long it is. */
export const ExportTemplatesRequest = z.strictObject({
  format: TemplateFormat,
  /** Some by their ids, or all that a filter shows. */
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
  /** One's own, or the library's that came with the product. */
  source: z.enum(['own', 'library']),
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  category: z.string(),
  /** From 0, nothing in common, to 1. */
  similarity: z.number().min(0).max(1),
  /** What they share, in one sentence. */
  reason: z.string(),
});
export type NearestTemplate = z.infer<typeof NearestTemplate>;

/** At most three, nearest first; none when nothing is near. */
export const NearestTemplatesReply = z.object({ items: z.array(NearestTemplate) });
export type NearestTemplatesReply = z.infer<typeof NearestTemplatesReply>;
