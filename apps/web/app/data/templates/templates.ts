import {
  EmailTemplatePage,
  paths,
  type TemplateFilter,
  type TemplateSort,
} from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { templatesKey } from './refresh-templates.ts';

export type TemplateListing = {
  readonly filter: TemplateFilter;
  /** Undefined: by relevance where something is searched for, newest first otherwise. */
  readonly sort: TemplateSort | undefined;
};

export const templatesOnPage = 50;

/** The beginning is kept for who comes back to the list; what was scrolled past is not for long. */
const keptMs = { beginning: 30 * 60_000, rest: 60_000 };

export const templateListKey = [templatesKey, 'list'];

export const templatePageQuery = ({ filter, sort }: TemplateListing, page: number) =>
  queryOptions({
    queryKey: [...templateListKey, filter, sort ?? null, page],
    queryFn: ({ signal }) => {
      const query = queryOf(filter);
      if (sort) query.set('sort', sort);
      query.set('limit', String(templatesOnPage));
      query.set('offset', String(page * templatesOnPage));
      return apiGet(`${paths.emailTemplates}?${query}`, EmailTemplatePage, { signal });
    },
    gcTime: page === 0 ? keptMs.beginning : keptMs.rest,
  });

/** The beginning of a list, and how long it is. */
export function useTemplates(listing: TemplateListing) {
  return useQuery(templatePageQuery(listing, 0));
}

/** A filter as addresses spell it. */
function queryOf(filter: TemplateFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  return query;
}
