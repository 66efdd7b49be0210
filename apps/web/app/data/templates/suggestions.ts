import { paths, TemplateSuggestions } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { templatesKey } from './refresh-templates.ts';

const shortest = 2;
const nothing: TemplateSuggestions = { tags: [], words: [] };

/** What a search that is being typed may go on with. Without an answer there is just none. */
export function useTemplateSuggestions(typed: string, isWanted: boolean): TemplateSuggestions {
  const search = typed.trim();
  const isAsked = isWanted && search.length >= shortest;
  const { data = nothing } = useQuery({
    queryKey: [templatesKey, 'suggestions', search],
    queryFn: ({ signal }) =>
      apiGet(
        `${paths.templateSuggestions}?${new URLSearchParams({ search })}`,
        TemplateSuggestions,
        {
          signal,
        },
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isAsked ? data : nothing;
}
