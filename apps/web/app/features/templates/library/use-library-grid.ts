import { type LibraryTemplate, searchTerms } from '@replysmith/contract';
import { useMemo } from 'react';
import { fits } from './facets.tsx';
import {
  type LibraryEntry,
  type LibrarySort,
  type LibraryView,
  type SearchedField,
  toEntry,
} from './use-library-view.ts';

/** Points for a field that contains any of the words. */
const weights: Readonly<Record<SearchedField, number>> = {
  name: 10,
  subject: 8,
  about: 6,
  content: 5,
};

/** Points for each of the words that a field contains. */
const wordWeights = { name: 5, subject: 3 } as const;

const fields = Object.keys(weights) as SearchedField[];

/** The templates that contain every word, best first; all in their order without words. */
export function searchLibrary(
  entries: readonly LibraryEntry[],
  terms: readonly string[],
): LibraryEntry[] {
  if (terms.length === 0) return [...entries];
  return entries
    .filter(({ folded }) =>
      terms.every((term) => fields.some((field) => folded[field].includes(term))),
    )
    .map((entry) => ({ entry, score: relevance(entry, terms) }))
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function relevance({ folded }: LibraryEntry, terms: readonly string[]): number {
  const hits = (field: SearchedField) =>
    terms.filter((term) => folded[field].includes(term)).length;
  const ofFields = fields.reduce((sum, field) => sum + (hits(field) > 0 ? weights[field] : 0), 0);
  return ofFields + hits('name') * wordWeights.name + hits('subject') * wordWeights.subject;
}

/** The templates that a view shows, and the counts of its facets. */
export function useLibraryGrid(library: readonly LibraryTemplate[], view: LibraryView) {
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
  // In the order of the search.
  relevance: (entries) => entries,
  mixed: mixCategories,
  name: (entries) => entries.sort(byName),
  score: (entries) => entries.sort(byScore),
};

/** The first of every category, then the second of every category, and so on. */
export function mixCategories(entries: readonly LibraryEntry[]): LibraryEntry[] {
  const categories = Object.values(Object.groupBy(entries, ({ template }) => template.category));
  const longest = Math.max(0, ...categories.map((category) => category?.length ?? 0));
  return Array.from({ length: longest }, (_, index) =>
    categories.flatMap((category) => category?.[index] ?? []),
  ).flat();
}
