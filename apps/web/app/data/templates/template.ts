import {
  EmailTemplate,
  paths,
  type CreateEmailTemplateRequest,
  type UpdateEmailTemplateRequest,
} from '@replysmith/contract';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { apiGet, apiPatch, apiPost } from '../../lib/wire/api-client.ts';
import { refreshTemplates } from './refresh-templates.ts';

const pathOf = (id: string) => `${paths.emailTemplates}/${id}`;

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => apiGet(pathOf(id), EmailTemplate, { signal }),
  });

export function useTemplate(id: string) {
  return useQuery(templateQuery(id));
}

type NewTemplate = {
  template: CreateEmailTemplateRequest;
  /** The same for every attempt at the same template, which the server then makes once. */
  key: string;
};

export function useCreateTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ template, key }: NewTemplate) =>
      apiPost(paths.emailTemplates, template, EmailTemplate, {
        headers: { 'idempotency-key': key },
      }),
    onSuccess: (template) => client.setQueryData(templateQuery(template.id).queryKey, template),
    onSettled: () => refreshTemplates(client),
  });
}

export function useUpdateTemplate(id: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last one made is the one that stays.
    scope: { id: pathOf(id) },
    mutationFn: (changes: UpdateEmailTemplateRequest) =>
      apiPatch(pathOf(id), changes, EmailTemplate),
    onSuccess: (template) => showTemplate(client, template),
  });
}

/** Puts what the server said of a template where it is shown. */
export function showTemplate(client: QueryClient, template: EmailTemplate): void {
  client.setQueryData(templateQuery(template.id).queryKey, template);
  refreshTemplates(client);
}
