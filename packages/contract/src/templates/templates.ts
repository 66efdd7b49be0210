import { z } from '../schemas.ts';
import { EmailStage } from '../email.ts';
import { SearchInList } from '../search.ts';
import { lengths } from '../lengths.ts';
import { isPlainText } from '../plain-text.ts';
import { TemplateVariable, newTemplateFields, templateFields } from './fields.ts';

/** A template's folder, as shown on cards. */
export const FolderMark = z.object({ id: z.uuid(), name: z.string(), color: z.string() });
export type FolderMark = z.infer<typeof FolderMark>;

/** The content fields; folder and star are organization, not content. */
const WrittenTemplate = z.object({
  name: z.string(),
  subject_line: z.string(),
  email_content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  description: z.string().nullable(),
  template_variables: z.array(TemplateVariable),
  /** The email's stage; null lets the coach guess. */
  stage: EmailStage.nullable(),
});

export type WrittenTemplate = z.infer<typeof WrittenTemplate>;

/** A change of one of these makes a new version. */
export const writtenFields = WrittenTemplate.keyof().options;

export const EmailTemplate = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  ...WrittenTemplate.shape,
  folder_id: z.uuid().nullable(),
  folder: FolderMark.nullable(),
  /** The template it was copied from. */
  parent_template_id: z.uuid().nullable(),
  /** The library template it was saved from. */
  library_template_id: z.string().nullable(),
  /** Grows with every content change; an update names the version it is based on. */
  version: z.int().min(1),
  is_favorite: z.boolean(),
  usage_count: z.int().min(0),
  clone_count: z.int().min(0),
  /** The coach's score of its example, 0 to 100; null if it is not an email to judge. */
  optimization_score: z.int().min(0).max(100).nullable(),
  /** The score's version; null without a score, or for rows older than versions. */
  score_version: z.string().nullable().default(null),
  last_used_at: z.iso.datetime().nullable(),
  /** When it was moved to the trash. */
  deleted_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

/** All that a person changes of a template; `templateFields` says what is allowed. */
export const EditableTemplate = WrittenTemplate.extend(
  EmailTemplate.pick({ folder_id: true, is_favorite: true }).shape,
);

/** From where to where, in UTF-16 units, the end not included. */
const Range = z.tuple([z.int().min(0), z.int().min(0)]);

/** Where a search found its words. */
export const TemplateMatch = z.object({
  score: z.int().min(0),
  name: z.array(Range),
  subject_line: z.array(Range),
  /** In `preview`. */
  email_content: z.array(Range),
  /** The tags that have one of the words. */
  tags: z.array(z.string()),
});
export type TemplateMatch = z.infer<typeof TemplateMatch>;

/** A template in a list: the beginning of its text, or the excerpt found by a search. */
export const EmailTemplateSummary = EmailTemplate.omit({
  email_content: true,
  template_variables: true,
}).extend({
  preview: z.string().max(lengths.templatePreview + 2),
  /** Null unless it was searched for. */
  match: TemplateMatch.nullable(),
});
export type EmailTemplateSummary = z.infer<typeof EmailTemplateSummary>;

/** Used by the form and by imports. */
export const CreateEmailTemplateRequest = z.strictObject({
  ...newTemplateFields,
  /** Absent: chosen by the user's settings; null: none. */
  folder_id: templateFields.folder_id.optional(),
  /** Absent: chosen by the user's settings. */
  tags: templateFields.tags.optional(),
  parent_template_id: z.uuid().nullable().default(null),
  library_template_id: z
    .string()
    .max(100)
    .regex(/^[a-z\d-]+$/, 'There is no such template in the library.')
    .nullable()
    .default(null),
});
export type CreateEmailTemplateRequest = z.infer<typeof CreateEmailTemplateRequest>;

/** The same as it is sent, where most may be left out. */
export type NewEmailTemplate = z.input<typeof CreateEmailTemplateRequest>;

/**
 * Only the given fields change. A content change must name the `version` it is based on, and is
 * refused if that is not the latest. Folder and star need no version.
 */
export const UpdateEmailTemplateRequest = z
  .strictObject({ ...templateFields, version: z.int().min(1) })
  .partial()
  .refine(
    (changes) => changes.version !== undefined || !writtenFields.some((field) => field in changes),
    { path: ['version'], message: 'Name the version that you changed.' },
  );
export type UpdateEmailTemplateRequest = z.infer<typeof UpdateEmailTemplateRequest>;

export const TemplateSort = z.enum([
  'created_at',
  'name',
  'usage_count',
  'updated_at',
  'optimization_score',
]);
export type TemplateSort = z.infer<typeof TemplateSort>;

const noText = 'This does not look like text.';

export const TemplateId = z.uuid('This is no id of a template.');

const tagFilter = z
  .string(noText)
  .max(lengths.tag, `A tag has at most ${lengths.tag} characters.`)
  .refine(isPlainText, noText);

/** A filter of the user's templates; absent fields do not filter. */
export const TemplateFilter = z.object({
  search: SearchInList,
  /** 'none', a folder id, or a folder name in any case. */
  folder: z
    .string(noText)
    .trim()
    .max(lengths.folderName, 'There is no folder with so long a name.')
    .refine(isPlainText, noText)
    .transform((folder) => folder || undefined)
    .optional(),
  category: z
    .string(noText)
    .max(lengths.category, `A category has at most ${lengths.category} characters.`)
    .refine(isPlainText, noText)
    .optional(),
  /** Matches any of them. */
  tag: z.array(tagFilter).default([]),
  favorite: z.boolean().optional(),
  view: z.enum(['saved', 'trash']).default('saved'),
});
export type TemplateFilter = z.infer<typeof TemplateFilter>;

/** The filter as a query string, where "a" and ["a"] are the same. */
const TemplateFilterQuery = TemplateFilter.extend({
  tag: z
    .union([z.array(tagFilter), tagFilter])
    .default([])
    .transform((value) => [value].flat()),
  favorite: z.stringbool().optional(),
});

/** Default sort: by relevance for a search, else newest first. */
export const EmailTemplateQuery = TemplateFilterQuery.extend({
  sort: TemplateSort.optional(),
  limit: z.coerce.number().int().min(1).max(lengths.page).default(50),
  offset: z.coerce.number().int().min(0).default(0),
});
export type EmailTemplateQuery = z.infer<typeof EmailTemplateQuery>;

export const EmailTemplatePage = z.object({
  items: z.array(EmailTemplateSummary),
  /** The total. */
  total: z.int().min(0),
  /** A search matches more than `total`: these are some of the matches, not the best. */
  is_capped: z.boolean(),
});
export type EmailTemplatePage = z.infer<typeof EmailTemplatePage>;

/** An earlier text of a template. */
export const TemplateVersion = WrittenTemplate.extend({
  ...EmailTemplate.pick({ version: true, optimization_score: true, score_version: true }).shape,
  template_id: z.uuid(),
  /** When it was replaced. */
  created_at: z.iso.datetime(),
});
export type TemplateVersion = z.infer<typeof TemplateVersion>;

export const TemplateVersionQuery = z.object({ template_id: z.uuid() });

/** Newest first. */
export const TemplateVersionList = z.object({ items: z.array(TemplateVersion) });
export type TemplateVersionList = z.infer<typeof TemplateVersionList>;

/** A name and how many templates have it. */
export const NameCount = z.object({ name: z.string(), count: z.int().min(1) });

/** The number of templates by category, tag and so on; folders have their own counts. */
export const TemplateFacets = z.object({
  saved: z.int().min(0),
  unorganized: z.int().min(0),
  favorites: z.int().min(0),
  trash: z.int().min(0),
  /** By name. */
  categories: z.array(NameCount),
  /** Most used first, at most 100. */
  tags: z.array(NameCount),
});
export type TemplateFacets = z.infer<typeof TemplateFacets>;

export const TemplateSuggestionsQuery = z.object({
  search: z.string().trim().min(2).max(lengths.search).refine(isPlainText, noText),
});

/** Completions for a search: tags first, eight at most. */
export const TemplateSuggestions = z.object({
  tags: z.array(z.string()).max(5),
  words: z.array(z.string()).max(3),
});
export type TemplateSuggestions = z.infer<typeof TemplateSuggestions>;

/** A template of the product's library. */
export const LibraryTemplate = z.object({
  /** Used in addresses: "slow-checkout-first-touch". */
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  name: z.string(),
  /** One of `templateCategories`. */
  category: z.string(),
  industry: z.string(),
  /** The intended reader. */
  persona: z.string(),
  /** The sender's goal. */
  goal: z.string(),
  stage: EmailStage,
  purpose: z.string(),
  when_to_use: z.string(),
  tags: z.array(z.string()),
  subject_line: z.string(),
  email_content: z.string(),
  template_variables: z.array(TemplateVariable),
  /** What the coach gives its example, 0 to 100. */
  optimization_score: z.int().min(0).max(100),
});
export type LibraryTemplate = z.infer<typeof LibraryTemplate>;

/** By category, then by name. */
export const LibraryTemplateList = z.object({ items: z.array(LibraryTemplate) });
export type LibraryTemplateList = z.infer<typeof LibraryTemplateList>;

/**
 * The library templates a user has saved, with the ids of the copies; the newest if there are
 * several.
 */
export const SavedFromLibraryList = z.object({
  items: z.array(z.object({ library_template_id: z.string(), template_id: z.uuid() })),
});
export type SavedFromLibraryList = z.infer<typeof SavedFromLibraryList>;
