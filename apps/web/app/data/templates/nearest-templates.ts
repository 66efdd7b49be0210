import {
  NearestTemplatesReply,
  paths,
  type EmailText,
  type NearestTemplate,
  type TemplateText,
} from '@replysmith/contract';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { apiPost } from '../../lib/wire/api-client.ts';
import { ApiError } from '../../lib/wire/api-error.ts';
import { libraryQuery } from './library.ts';
import { templatesKey } from './refresh-templates.ts';
import { templateQuery } from './template.ts';

const nearestTemplatesQuery = ({ subject, body }: EmailText) =>
  queryOptions({
    queryKey: [templatesKey, 'nearest', subject, body],
    queryFn: async ({ signal }) =>
      (await apiPost(paths.nearestTemplates, { subject, body }, NearestTemplatesReply, { signal }))
        .items,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Templates like an email, one's own and the library's; none as long as it is not wanted, and on failure. */
export function useNearestTemplates(email: EmailText, isWanted: boolean) {
  const { data = [] } = useQuery({ ...nearestTemplatesQuery(email), enabled: isWanted });
  return data;
}

async function findText(
  client: QueryClient,
  { source, id }: NearestTemplate,
): Promise<TemplateText> {
  if (source === 'own') return client.query(templateQuery(id));
  const library = await client.query(libraryQuery);
  const found = library.find((template) => template.id === id);
  if (found) return found;
  const message = 'The library no longer has this template.';
  throw new ApiError({ kind: 'unreadable', code: 'not_found', message });
}

/** Finds the words of a template that is near. */
export function useFindTemplateText() {
  const client = useQueryClient();
  return (template: NearestTemplate) => findText(client, template);
}

/** The words of the template that is looked at; null when none is. */
export function useTemplateText(template: NearestTemplate | null) {
  return useQuery({
    queryKey: [templatesKey, 'text', template?.source, template?.id],
    queryFn: template ? ({ client }) => findText(client, template) : skipToken,
  });
}
