import { lengths } from '@replysmith/contract';
import { facets, type Facet } from '../../../../lib/facets.ts';
import { nothingChosen, type Chosen } from '../facets/facets.ts';

const librarySorts = ['relevance', 'mixed', 'score', 'name'] as const;
export type LibrarySort = (typeof librarySorts)[number];
export type Look = 'grid' | 'list';

/** What the page shows, as its address says it. */
export type LibraryView = {
  readonly search: string;
  readonly chosen: Chosen;
  readonly sort: LibrarySort;
  readonly look: Look;
  /** The id of the template that is open. */
  readonly open: string | null;
};

export function readView(address: URLSearchParams, habit: Look): LibraryView {
  const search = address.get('q')?.slice(0, lengths.search).trim() ?? '';
  const look = address.get('view');
  const sort = librarySorts.find((one) => one === address.get('sort'));
  return {
    search,
    chosen: {
      category: valuesOf(address, 'category'),
      industry: valuesOf(address, 'industry'),
      persona: valuesOf(address, 'persona'),
      goal: valuesOf(address, 'goal'),
    },
    // Without a search nothing is more relevant than anything else.
    sort: sort && (search || sort !== 'relevance') ? sort : usualSort(search),
    look: look === 'grid' || look === 'list' ? look : habit,
    open: address.get('template'),
  };
}

/** The best of a search; without one, something of every kind. */
export function usualSort(search: string): LibrarySort {
  return search ? 'relevance' : 'mixed';
}

function valuesOf(address: URLSearchParams, facet: Facet): string[] {
  return [...new Set(address.getAll(facet))];
}

/** Nothing is said that holds anyway. */
export function addressOf({ search, chosen, sort, look, open }: LibraryView): URLSearchParams {
  const address = new URLSearchParams();
  if (search) address.set('q', search);
  for (const facet of facets) for (const value of chosen[facet]) address.append(facet, value);
  if (sort !== usualSort(search)) address.set('sort', sort);
  if (look === 'list') address.set('view', look);
  if (open) address.set('template', open);
  return address;
}

export const noFilter = { search: '', chosen: nothingChosen } satisfies Partial<LibraryView>;

export function isFiltered({ search, chosen }: LibraryView): boolean {
  return search !== '' || facets.some((facet) => chosen[facet].length > 0);
}
