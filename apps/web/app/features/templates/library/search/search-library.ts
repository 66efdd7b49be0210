import type { LibraryEntry, SearchedField } from './library-entry.ts';

/** For a field that has any of the words. */
const weights: Readonly<Record<SearchedField, number>> = {
  name: 10,
  subject: 8,
  about: 6,
  content: 5,
};
/** For each of the words that is there. */
const wordWeights = { name: 5, subject: 3 } as const;

const fields = Object.keys(weights) as SearchedField[];

/** Those that have every word somewhere, best first; all, as they come, without words. */
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
