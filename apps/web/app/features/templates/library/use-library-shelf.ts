import { searchTerms, type LibraryTemplate } from '@replysmith/contract';
import { useMemo } from 'react';
import { fits } from './facets/facets.ts';
import { mixCategories } from './mix-categories.ts';
import { toEntry, type LibraryEntry } from './search/library-entry.ts';
import { searchLibrary } from './search/search-library.ts';
import type { LibrarySort, LibraryView } from './view/library-view.ts';

/** What of the library a view shows, and what its facets count. */
export function useLibraryShelf(library: readonly LibraryTemplate[], view: LibraryView) {
  const { search, chosen, sort } = view;
  const all = useMemo(() => library.map(toEntry), [library]);
  const terms = useMemo(() => searchTerms(search), [search]);
  const found = useMemo(() => searchLibrary(all, terms), [all, terms]);
  const shown = useMemo(
    () => orders[sort](found.filter(({ template }) => fits(template, chosen))),
    [found, chosen, sort],
  );
  return { terms, found: useMemo(() => found.map(({ template }) => template), [found]), shown };
}

type Compare = (one: LibraryEntry, other: LibraryEntry) => number;

const byName: Compare = (one, other) => one.template.name.localeCompare(other.template.name, 'en');

const byScore: Compare = (one, other) =>
  other.template.optimization_score - one.template.optimization_score || byName(one, other);

const orders: Readonly<Record<LibrarySort, (entries: LibraryEntry[]) => LibraryEntry[]>> = {
  // As the search left them.
  relevance: (entries) => entries,
  mixed: mixCategories,
  name: (entries) => entries.sort(byName),
  score: (entries) => entries.sort(byScore),
};
