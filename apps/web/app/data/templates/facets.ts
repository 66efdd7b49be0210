import { paths, TemplateFacets } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/api-client.ts';
import { templatesKey } from './refresh-templates.ts';

const templateFacetsQuery = queryOptions({
  queryKey: [templatesKey, 'facets'],
  queryFn: ({ signal }) => apiGet(paths.templateFacets, TemplateFacets, { signal }),
});

/** How many templates there are of each kind. */
export function useTemplateFacets() {
  return useQuery(templateFacetsQuery);
}
