import { EmailTemplate, paths, TemplateVersionList } from '@replysmith/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiPost } from '../../lib/wire/api-client.ts';
import { showTemplate } from './template.ts';

/** The texts that a template had before the one of `version`, newest first. */
export function useTemplateVersions({ id, version }: { id: string; version: number }) {
  return useQuery({
    queryKey: ['template-versions', id, version],
    queryFn: ({ signal }) =>
      apiGet(`${paths.templateVersions}?template_id=${id}`, TemplateVersionList, { signal }),
  });
}

type Restoring = {
  id: string;
  /** The one to go back to. */
  version: number;
  /** The latest that was seen. */
  latest: number;
};

/** Goes back to an earlier text; the present one becomes a version like the others. */
export function useRestoreVersion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, latest }: Restoring) =>
      apiPost(paths.restoreTemplateVersion, { template_id: id, version, latest }, EmailTemplate),
    onSuccess: (template) => showTemplate(client, template),
  });
}
