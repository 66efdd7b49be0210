import { paths, WorkflowExecution } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost } from '../../lib/wire/api-client.ts';
import { refreshTemplates } from '../templates/refresh-templates.ts';
import { refreshWorkflows } from './refresh-workflows.ts';

/** Runs a workflow now. A run that failed is an answer too. */
export function useRunWorkflow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rule_id: string) => apiPost(paths.runWorkflow, { rule_id }, WorkflowExecution),
    onSettled: () => {
      refreshTemplates(client);
      return refreshWorkflows(client);
    },
  });
}
