import { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';
import { isPlainText } from '../plain-text.ts';
import { TemplateFilter, TemplateId } from '../../resources/templates/email-template.ts';
import { Tags } from '../../resources/templates/template-fields.ts';
import { FolderName } from '../../resources/templates/template-folder.ts';

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
