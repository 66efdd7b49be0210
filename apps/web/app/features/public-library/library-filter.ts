import { foldText, hasTerms, lengths, searchTerms } from '@replysmith/contract';
import type { ListedTemplate } from '../../data/public-library.ts';
import { type Facet, facets } from '../../lib/facets.ts';

/** Empty where anything will do. */
export type LibraryFilter = Readonly<Record<Facet | 'search', string>>;

export const noFilter: LibraryFilter = {
  search: '',
  category: '',
  industry: '',
  persona: '',
  goal: '',
};

const searchParameter = 'q';

/** What in an address narrows the list. */
export const parameters = [searchParameter, ...facets] as const;

export function readFilter(address: URLSearchParams): LibraryFilter {
  const values = facets.map((facet) => [facet, address.get(facet) ?? '']);
  const search = address.get(searchParameter)?.slice(0, lengths.search).trim() ?? '';
  return { ...noFilter, ...(Object.fromEntries(values) as Record<Facet, string>), search };
}

/** Says only what narrows the list. */
export function addressOf(filter: Partial<LibraryFilter>): URLSearchParams {
  const address = new URLSearchParams();
  if (filter.search) address.set(searchParameter, filter.search);
  for (const facet of facets) if (filter[facet]) address.set(facet, filter[facet]);
  return address;
}

export function isNarrow(filter: LibraryFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** A template and all that is searched in it. */
export type SearchedTemplate = { readonly template: ListedTemplate; readonly words: string };

export function makeSearchable(template: ListedTemplate): SearchedTemplate {
  const { name, subject, purpose, tags, category, industry, persona, goal } = template;
  const texts = [name, subject, purpose, ...tags, category, industry, persona, goal];
  return { template, words: foldText(texts.join('\n')) };
}

/** Those that have every word that is looked for and each value that is asked for, one facet left aside if need be. */
export function narrow(
  templates: readonly SearchedTemplate[],
  filter: LibraryFilter,
  aside?: Facet,
): ListedTemplate[] {
  const terms = searchTerms(filter.search);
  const asked = facets.filter((facet) => facet !== aside && filter[facet] !== '');
  return templates
    .filter(({ words }) => hasTerms(words, terms))
    .map(({ template }) => template)
    .filter((template) => asked.every((facet) => template[facet] === filter[facet]));
}

/** Where a category stands on the page of the library: "Cold Outreach" → "cold-outreach". */
export function categoryAnchor(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');
}
