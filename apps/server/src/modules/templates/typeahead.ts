import {
  type TemplateFacets,
  type TemplateSuggestions,
  foldText,
  searchTerms,
} from '@replysmith/contract';
import { readAsUser, type UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { filterTemplates } from './filter.ts';

/** Shorter words are too common to suggest. */
const shortest = 4;
const longestRead = 5_000;

/**
 * The words that begin with a term and are longer, in lower case; those of the most texts first.
 */
function wordsGoingOn(contents: readonly string[], term: string): string[] {
  const texts = new Map<string, { word: string; count: number }>();
  for (const content of contents) {
    const written = content.slice(0, longestRead).replace(/\{\{[^{}]*\}\}/gu, ' ');
    const inThis = new Map<string, string>();
    for (const [word] of written.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)) {
      const folded = foldText(word);
      if (word.length >= shortest && folded.length > term.length && folded.startsWith(term)) {
        inThis.set(folded, word.toLowerCase());
      }
    }
    for (const [folded, word] of inThis) {
      texts.set(folded, { word, count: (texts.get(folded)?.count ?? 0) + 1 });
    }
  }
  return [...texts.values()].sort((a, b) => b.count - a.count).map(({ word }) => word);
}

const offered = { tags: 5, words: 3 } as const;

/** How many of the most used tags are considered, and in how many templates words are looked up. */
const looked = { tags: 2_000, templates: 50 } as const;

/** Suggestions for a search that is being typed, from the caller's own tags and words. */
export function suggestTemplates(ctx: Context, search: string): Promise<TemplateSuggestions> {
  const terms = searchTerms(search);
  const last = terms.at(-1);
  if (last === undefined) return Promise.resolve({ tags: [], words: [] });
  // Two letters stand in enough of the first templates to come, and their bitmap is a large one.
  const isByBitmap = terms.some(({ length }) => length > 2);
  const read = async (tx: UserReads) => {
    const contents = await filterTemplates(ctx, tx, { search, tag: [], view: 'saved' })
      .select('email_content')
      .limit(looked.templates)
      .execute();
    return {
      tags: await tagsWith(ctx, tx, foldText(search)),
      words: wordsGoingOn(
        contents.map(({ email_content }) => email_content),
        last,
      ).slice(0, offered.words),
    };
  };
  return readAsUser(ctx, read, { isByBitmap });
}

/** Tags that begin with the text come first, and among these the most used. */
async function tagsWith({ user }: Context, tx: UserReads, part: string): Promise<string[]> {
  const tags = await tx
    .selectFrom('template_counts')
    .select('value')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'tag')
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(looked.tags)
    .execute();
  const within = tags
    .map(({ value }) => ({ value, at: foldText(value).indexOf(part) }))
    .filter(({ at }) => at >= 0);
  return within
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, offered.tags)
    .map(({ value }) => value);
}

const tagsShown = 100;

/** How many templates the caller has of each kind, from the counts that the database keeps. */
export function getTemplateFacets(ctx: Context): Promise<TemplateFacets> {
  return readAsUser(ctx, async (tx) => {
    const counts = tx.selectFrom('template_counts').where('user_id', '=', ctx.user.id);
    const rows = await counts
      .select(['kind', 'value', 'count'])
      .where('kind', 'in', ['saved', 'trash', 'favorite', 'category'])
      .unionAll(
        counts
          .select(['kind', 'value', 'count'])
          .where('kind', '=', 'folder')
          .where('value', '=', ''),
      )
      .execute();
    const tags = await counts
      .select(['value as name', 'count'])
      .where('kind', '=', 'tag')
      .orderBy('count', 'desc')
      .orderBy('value')
      .limit(tagsShown)
      .execute();
    const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
    return {
      saved: countOf('saved'),
      unorganized: countOf('folder'),
      favorites: countOf('favorite'),
      trash: countOf('trash'),
      categories: rows
        .filter(({ kind }) => kind === 'category')
        .map(({ value, count }) => ({ name: value, count }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      tags,
    };
  });
}
