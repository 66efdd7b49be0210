import { paths, TemplateFacets } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { templatesKey } from './refresh-templates.ts';

const templateFacetsQuery = queryOptions({
  queryKey: [templatesKey, 'facets'],
  queryFn: ({ signal }) => apiGet(paths.templateFacets, TemplateFacets, { signal }),
});

const offeredTags = 5;

/** The tags of the most templates. */
export function useTopTags(isWanted: boolean): string[] {
  const { data } = useQuery({ ...templateFacetsQuery, enabled: isWanted });
  return data?.tags.slice(0, offeredTags).map(({ name }) => name) ?? [];
}

/** How many templates there are of each kind. */
export function useTemplateFacets() {
  return useQuery(templateFacetsQuery);
}
