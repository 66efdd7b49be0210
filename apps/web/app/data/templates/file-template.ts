import { paths, TemplateFiling, type FileTemplateRequest } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiPost } from '../../lib/wire/api-client.ts';
import { templatesKey } from './refresh-templates.ts';

type NewText = Pick<FileTemplateRequest, 'subject_line' | 'email_content'>;

export const templateFilingQuery = (text: NewText) =>
  queryOptions({
    queryKey: [templatesKey, 'filing', text.subject_line, text.email_content],
    queryFn: ({ signal }) => apiPost(paths.fileTemplate, text, TemplateFiling, { signal }),
    staleTime: 60_000,
    retry: false,
  });

/** Where a text that becomes a template belongs; undefined until that is known, and on failure. */
export function useTemplateFiling(text: NewText): TemplateFiling | undefined {
  return useQuery(templateFilingQuery(text)).data;
}
