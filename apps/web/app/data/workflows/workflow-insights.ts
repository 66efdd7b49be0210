import { paths, WorkflowInsights } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { workflowsKey } from './refresh-workflows.ts';

export function useWorkflowInsights() {
  return useQuery({
    queryKey: [workflowsKey, 'insights'],
    queryFn: ({ signal }) => apiGet(paths.workflowInsights, WorkflowInsights, { signal }),
  });
}
