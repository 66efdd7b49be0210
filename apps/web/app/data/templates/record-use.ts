import { paths } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost } from '../../lib/wire/api-client.ts';
import { refreshTemplates } from './refresh-templates.ts';
import { templateQuery } from './template.ts';

type Use = { id: string; type: 'use' | 'copy' };

/** Whatever it answers: that a use was not counted stops nobody. */
const anything = { parse: (data: unknown) => data };

/** Tells the server that a template of one's own was sent to the chat, or copied. */
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
