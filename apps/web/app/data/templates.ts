import {
  type EmailTemplate,
  type EmailTemplatePage,
  type NewEmailTemplate,
  type TemplateFacets,
  type TemplateFilter,
  type TemplateFolderList,
  type TemplateSort,
  type UpdateEmailTemplateRequest,
  paths,
} from '@replysmith/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { apiGet, apiPatch, apiPost } from '../lib/http.ts';
import { subscriptionQuery } from './subscription.ts';
import { list, listOf, number, record, reply, text } from '../lib/checks.ts';

/** Queries that show templates (lists, folders, counts) share this key. */
export const templatesKey = 'templates';

/** Refetches everything that shows templates, and the slots they use. */
export function refreshTemplates(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [templatesKey] });
  void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
}

const listed = { id: text, name: text, subject_line: text, category: text, tags: list };
const templateReply = reply<EmailTemplate>({
  ...listed,
  ...{ email_content: text, template_variables: listOf(record), version: number },
});
const templatePage = reply<EmailTemplatePage>({
  items: listOf(reply({ ...listed, preview: text })),
  total: number,
});
const templateFacets = reply<TemplateFacets>({
  ...{ saved: number, trash: number, categories: listOf(record), tags: listOf(record) },
});
const folderList = reply<TemplateFolderList>({
  items: listOf(reply({ id: text, name: text, color: text })),
});

const pathOf = (id: string) => `${paths.emailTemplates}/${id}`;

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => apiGet(pathOf(id), templateReply, { signal }),
  });

export function useTemplate(id: string) {
  return useQuery(templateQuery(id));
}

type NewTemplate = {
  template: NewEmailTemplate;
  /** The same for every attempt at the same template, which the server then makes once. */
  key: string;
};

export function useCreateTemplate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ template, key }: NewTemplate) =>
      apiPost(paths.emailTemplates, template, templateReply, {
        headers: { 'idempotency-key': key },
      }),
    onSuccess: (template) => client.setQueryData(templateQuery(template.id).queryKey, template),
    onSettled: () => refreshTemplates(client),
  });
}

export function useUpdateTemplate(id: string) {
  const client = useQueryClient();
  return useMutation({
    // Serialized, so that the last change wins.
    scope: { id: pathOf(id) },
    mutationFn: (changes: UpdateEmailTemplateRequest) =>
      apiPatch(pathOf(id), changes, templateReply),
    onSuccess: (template) => showTemplate(client, template),
  });
}

/** Updates a template in the cache with the server's reply. */
export function showTemplate(client: QueryClient, template: EmailTemplate): void {
  client.setQueryData(templateQuery(template.id).queryKey, template);
  refreshTemplates(client);
}

export type TemplateListing = {
  readonly filter: TemplateFilter;
  /** Undefined: by relevance when searching, newest first otherwise. */
  readonly sort: TemplateSort | undefined;
};

export const templatesOnPage = 50;

/** The first page is cached longer, for coming back to the list. */
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
      return apiGet(`${paths.emailTemplates}?${query}`, templatePage, { signal });
    },
    gcTime: page === 0 ? keptMs.beginning : keptMs.rest,
  });

/** The first page of a list, and the list's length. */
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

const templateFacetsQuery = queryOptions({
  queryKey: [templatesKey, 'facets'],
  queryFn: ({ signal }) => apiGet(paths.templateFacets, templateFacets, { signal }),
});

const offeredTags = 5;

/** The most used tags. */
export function useTopTags(isWanted: boolean): string[] {
  const { data } = useQuery({ ...templateFacetsQuery, enabled: isWanted });
  return data?.tags.slice(0, offeredTags).map(({ name }) => name) ?? [];
}

/** How many templates there are of each kind. */
export function useTemplateFacets() {
  return useQuery(templateFacetsQuery);
}

type Use = { id: string; type: 'use' | 'copy' };

/** The reply does not matter: failing to count a use must not block anyone. */
const anything = { parse: (data: unknown) => data };

/** Records that one of the user's templates was sent to the chat or copied. */
export function useRecordUse() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, type }: Use) =>
      apiPost(paths.useTemplate, { template_id: id, usage_type: type }, anything),
    onSuccess: (_answer, { id }) => {
      void client.invalidateQueries(templateQuery(id));
      refreshTemplates(client);
    },
  });
}

const templateFoldersQuery = queryOptions({
  queryKey: [templatesKey, 'folders'],
  queryFn: ({ signal }) => apiGet(paths.templateFolders, folderList, { signal }),
});

/** By name. */
export function useTemplateFolders() {
  return useQuery(templateFoldersQuery);
}
