import type { Draft, Score } from '@replysmith/coach';
import {
  type NewTemplateSuggestionsRequest,
  Profile,
  type NewTemplateSuggestions,
  defaultCategory,
  foldText,
  uniqueTags,
} from '@replysmith/contract';
import { comparableTemplates } from '@replysmith/library';
import { anyOf } from '../../platform/db/database.ts';
import { readAsUser, type UserTransaction, type UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { comparableOwn } from './similar.ts';
import { scoreInTime } from '../../platform/context/score-in-time.ts';

/** More tags than anybody remembers. */
const mostOwnTags = 500;

/** The tags of a person's templates, most used first. */
async function ownTags({ user }: Context, tx: UserReads): Promise<string[]> {
  const rows = await tx
    .selectFrom('template_counts')
    .select('value')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'tag')
    .where('count', '>', 0)
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(mostOwnTags)
    .execute();
  return rows.map(({ value }) => value);
}

const most = 3;

/** How many of the nearest templates must have a tag for it to be suggested. */
const fewestSharing = 2;

/**
 * The person's own tags that the text contains, then tags that the nearest templates share; at most
 * three.
 */
function suggestTags(
  text: string,
  ownTags: readonly string[],
  { own, inLibrary }: Neighbours,
): string[] {
  const words = ` ${wordsOf(text)} `;
  const named = ownTags.filter((tag) => {
    const folded = wordsOf(tag);
    return folded !== '' && words.includes(` ${folded} `);
  });
  const near = own.length >= fewestSharing ? own : inLibrary;
  const shared = uniqueTags(near.flatMap(({ tags }) => tags)).filter(
    (tag) => near.filter(({ tags }) => has(tags, tag)).length >= fewestSharing,
  );
  return uniqueTags([...named, ...shared]).slice(0, most);
}

function has(tags: readonly string[], tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase());
}

function wordsOf(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Words compared as one unit, so that a changed word changes three units. */
const run = 3;

/** From this share of common units on, two texts count as the same. */
const nearly = 0.75;
const longestCompared = 5_000;

/** Whether two texts are the same except for a word here and there. */
function isNearCopy(one: string, other: string): boolean {
  const [runs, theirs] = [runsOf(one), runsOf(other)];
  const both = [...runs].filter((words) => theirs.has(words)).length;
  return runs.size > 0 && both / (runs.size + theirs.size - both) >= nearly;
}

function runsOf(text: string): ReadonlySet<string> {
  const words = foldText(text.slice(0, longestCompared)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(1, words.length - run + 1);
  if (words.length === 0) return new Set();
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + run).join(' ')));
}

/** Below this, two emails share a few words, but not their purpose. */
const leastLikeness = 0.4;

/**
 * The category of a text: from the coach's reading, else from a very similar template. Null when
 * neither is certain.
 */
function suggestCategory(
  reading: Score['reading'] | undefined,
  { own, inLibrary }: Neighbours,
): string | null {
  if (reading?.stage === 'follow_up') return 'Follow-up';
  if (reading?.profile === 'job_search') return 'Job Application';
  const [nearest] = [...own, ...inLibrary].filter(
    ({ category, similarity }) => category !== defaultCategory && similarity >= leastLikeness,
  );
  return nearest?.category ?? null;
}

/**
 * Suggests a folder, a category and tags for a new template, and names the own template that it
 * almost repeats.
 */
export async function suggestForNewTemplate(
  ctx: Context,
  { name, subject_line, email_content }: NewTemplateSuggestionsRequest,
): Promise<NewTemplateSuggestions> {
  const { settings, tags, folders } = await readAsUser(ctx, async (tx) => ({
    settings: await templatePreferences(ctx, tx),
    tags: await ownTags(ctx, tx),
    folders: await tx
      .selectFrom('template_folders')
      .select(['id', 'name', 'color'])
      .where('user_id', '=', ctx.user.id)
      .execute(),
  }));
  const draft = { subject: subject_line, body: email_content };
  const [[near = nobody], score] = await Promise.all([
    findNeighbours(ctx, [draft]),
    settings.suggestsCategory ? scoreInTime(ctx, draft) : null,
  ]);
  const folderId = (settings.findsFolder ? suggestFolder(near) : null) ?? settings.defaultFolder;
  const twin = near.own.find(({ body }) => isNearCopy(body, email_content));
  const text = [name, subject_line, email_content].join('\n');
  return {
    category: settings.suggestsCategory ? suggestCategory(score?.reading, near) : null,
    tags: settings.addsTags ? suggestTags(text, tags, near) : [],
    folder: folders.find(({ id }) => id === folderId) ?? null,
    near_copy: settings.looksForCopies && twin ? { id: twin.id, name: twin.name } : null,
  };
}

/**
 * The folder of most of the templates nearest to a text, weighted by nearness; null when there is
 * none.
 */
function suggestFolder({ own }: Neighbours): string | null {
  const votes = new Map<string, number>();
  for (const { folder_id, similarity } of own) {
    if (folder_id !== null) votes.set(folder_id, (votes.get(folder_id) ?? 0) + similarity);
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

type Own = Awaited<ReturnType<typeof comparableOwn>>[number];

/** The templates similar to a draft, nearest first. */
type Neighbours = {
  readonly own: readonly (Own & { readonly similarity: number })[];
  readonly inLibrary: readonly ((typeof comparableTemplates)[number] & {
    readonly similarity: number;
  })[];
};

const nobody: Neighbours = { own: [], inLibrary: [] };

/** The templates similar to each draft; none when the coach has no room. */
async function findNeighbours(ctx: Context, drafts: readonly Draft[]): Promise<Neighbours[]> {
  const own = await comparableOwn(ctx);
  const found = await ctx.ai.neighboursOf(drafts, own).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'could not read templates');
    return [];
  });
  const ownOf = new Map(own.map((template) => [template.id, template]));
  return found.map((near) => ({
    own: near.own.flatMap(({ id, similarity }) => {
      const template = ownOf.get(id);
      return template ? [{ ...template, similarity }] : [];
    }),
    inLibrary: near.inLibrary.flatMap(({ id, similarity }) => {
      const template = comparableTemplates.find((one) => one.id === id);
      return template ? [{ ...template, similarity }] : [];
    }),
  }));
}

type Text = {
  readonly name: string;
  readonly subject_line: string;
  readonly email_content: string;
};

/** The folder and the tags of a new template that names none. */
export type Placement = { readonly folder_id: string | null; readonly tags: readonly string[] };

/**
 * Finds folders and tags for new templates according to the person's settings, in the same order.
 */
export async function placeTemplates(ctx: Context, texts: readonly Text[]): Promise<Placement[]> {
  const { settings, known } = await readAsUser(ctx, async (tx) => {
    const settings = await templatePreferences(ctx, tx);
    return { settings, known: settings.addsTags ? await ownTags(ctx, tx) : [] };
  });
  const { addsTags, findsFolder, defaultFolder } = settings;
  if (!addsTags && !findsFolder) return texts.map(() => ({ folder_id: defaultFolder, tags: [] }));
  const drafts = texts.map(({ subject_line, email_content }) => ({
    subject: subject_line,
    body: email_content,
  }));
  const neighbours = await findNeighbours(ctx, drafts);
  return texts.map(({ name, subject_line, email_content }, at) => {
    const near = neighbours[at] ?? nobody;
    const text = [name, subject_line, email_content].join('\n');
    return {
      folder_id: (findsFolder ? suggestFolder(near) : null) ?? defaultFolder,
      tags: addsTags ? suggestTags(text, known, near) : [],
    };
  });
}

/** Returns a function that drops a folder that has been deleted since it was chosen. */
export async function foldersStillThere(
  { user }: Context,
  tx: UserTransaction,
  chosen: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const ids = [...new Set(chosen.filter((id) => id !== null))];
  if (ids.length === 0) return () => null;
  const folders = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '=', anyOf(ids))
    .execute();
  const there = new Set(folders.map(({ id }) => id));
  return (id) => (id !== null && there.has(id) ? id : null);
}

/** The person's settings for filing new templates. */
type TemplatePreferences = {
  readonly addsTags: boolean;
  readonly findsFolder: boolean;
  /** The folder of new templates that name none and are similar to no other. */
  readonly defaultFolder: string | null;
  readonly suggestsCategory: boolean;
  readonly looksForCopies: boolean;
};

const Preferences = Profile.pick({
  optimization_preferences: true,
  workflow_settings: true,
  organization_preferences: true,
});

async function templatePreferences({ user }: Context, tx: UserReads): Promise<TemplatePreferences> {
  const row = await tx
    .selectFrom('profiles')
    .select(['optimization_preferences', 'workflow_settings', 'organization_preferences'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const profile = Preferences.parse(row);
  return {
    addsTags: profile.optimization_preferences.autoTagging,
    findsFolder: profile.optimization_preferences.smartFolderOrganization,
    defaultFolder: profile.workflow_settings.defaultTemplateFolder,
    suggestsCategory: profile.organization_preferences.autoCategorizationEnabled,
    looksForCopies: profile.organization_preferences.duplicateDetectionEnabled,
  };
}
