import { paths, WorkflowPreview, type PreviewWorkflowRequest } from '@replysmith/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { apiPost } from '../../lib/wire/api-client.ts';
import { workflowsKey } from './refresh-workflows.ts';

/** What a workflow would do now; nothing is asked while there is none to ask about. */
export function useWorkflowPreview(rule: PreviewWorkflowRequest | null) {
  // What it is called makes no difference.
  const asked = rule && { ...rule, name: 'Preview', description: null };
  return useQuery({
    queryKey: [workflowsKey, 'preview', asked],
    queryFn: asked
      ? ({ signal }) => apiPost(paths.previewWorkflow, asked, WorkflowPreview, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
