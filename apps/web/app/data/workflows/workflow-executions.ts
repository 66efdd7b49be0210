import { paths, WorkflowExecutionList } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { workflowsKey } from './refresh-workflows.ts';

/** The newest first, a hundred at most. */
export function useWorkflowExecutions() {
  return useQuery({
    queryKey: [workflowsKey, 'executions'],
    queryFn: ({ signal }) => apiGet(paths.workflowExecutions, WorkflowExecutionList, { signal }),
  });
}
