import {
  type Draft,
  type NearTemplate,
  type Template,
  type TemplateIndex,
  indexTemplates,
  joinIndexes,
  nearestTemplates,
} from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';

let index: TemplateIndex | undefined;

/** Made once in each of the coach's threads. */
function indexOfLibrary(): TemplateIndex {
  return (index ??= indexTemplates(comparableTemplates));
}

/** The library's templates nearest to an email. */
export function nearestInLibrary(draft: Draft): NearTemplate[] {
  return nearestTemplates(draft, indexOfLibrary());
}

/**
 * The nearest of one's own templates and of the library's but for those saved; among equals one's
 * own come first. They are compared together, because the weight of a word depends on how many of
 * them contain it.
 */
export function nearestOfAll(
  draft: Draft,
  own: readonly Template[],
  saved: readonly string[],
): NearTemplate[] {
  const all = indexOfLibrary();
  const library = { ...all, templates: all.templates.filter(({ id }) => !saved.includes(id)) };
  return nearestTemplates(draft, joinIndexes(indexTemplates(own), library));
}

type Neighbours = { readonly own: NearTemplate[]; readonly inLibrary: NearTemplate[] };

/** The nearest of one's own templates, and apart from them of the library's, for each draft. */
export function neighboursOf(drafts: readonly Draft[], own: readonly Template[]): Neighbours[] {
  const library = indexOfLibrary();
  // The weight of a word depends on all the templates there are.
  const { templates, rarities } = joinIndexes(indexTemplates(own), library);
  const ids = new Set(own.map(({ id }) => id));
  const ownIndex = { templates: templates.filter(({ id }) => ids.has(id)), rarities };
  return drafts.map((draft) => ({
    own: nearestTemplates(draft, ownIndex),
    inLibrary: nearestTemplates(draft, library),
  }));
}
