import { foldText, hasTerms, lengths, searchTerms } from '@replysmith/contract';
import type { ListedTemplate } from '../../data/public-library.ts';
import { type Facet, facets } from '../../lib/facets.ts';

/** Empty means no filter. */
export type LibraryFilter = Readonly<Record<Facet | 'search', string>>;

export const noFilter: LibraryFilter = {
  search: '',
  category: '',
  industry: '',
  persona: '',
  goal: '',
};

const searchParameter = 'q';

/** The query parameters that filter the list. */
export const parameters = [searchParameter, ...facets] as const;

export function readFilter(address: URLSearchParams): LibraryFilter {
  const values = facets.map((facet) => [facet, address.get(facet) ?? '']);
  const search = address.get(searchParameter)?.slice(0, lengths.search).trim() ?? '';
  return { ...noFilter, ...(Object.fromEntries(values) as Record<Facet, string>), search };
}

/** Includes only active filters. */
export function addressOf(filter: Partial<LibraryFilter>): URLSearchParams {
  const address = new URLSearchParams();
  if (filter.search) address.set(searchParameter, filter.search);
  for (const facet of facets) if (filter[facet]) address.set(facet, filter[facet]);
  return address;
}

export function isNarrow(filter: LibraryFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** A template with its searchable text. */
export type SearchedTemplate = { readonly template: ListedTemplate; readonly words: string };

export function makeSearchable(template: ListedTemplate): SearchedTemplate {
  const { name, subject, purpose, tags, category, industry, persona, goal } = template;
  const texts = [name, subject, purpose, ...tags, category, industry, persona, goal];
  return { template, words: foldText(texts.join('\n')) };
}

/** Templates with every search word and facet value; optionally ignores one facet. */
export function narrow(
  templates: readonly SearchedTemplate[],
  filter: LibraryFilter,
  aside?: Facet,
): ListedTemplate[] {
  const terms = searchTerms(filter.search);
  const active = facets.filter((facet) => facet !== aside && filter[facet] !== '');
  return templates
    .filter(({ words }) => hasTerms(words, terms))
    .map(({ template }) => template)
    .filter((template) => active.every((facet) => template[facet] === filter[facet]));
}

/** The anchor of a category on the library page: "Cold Outreach" → "cold-outreach". */
export function categoryAnchor(category: string): string {
  return category.toLowerCase().replaceAll(/[^a-z\d]+/gu, '-');
}
