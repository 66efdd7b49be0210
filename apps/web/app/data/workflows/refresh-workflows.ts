import type { QueryClient } from '@tanstack/react-query';

/** The workflows, their runs and the estimates are kept under this key. */
export const workflowsKey = 'workflows';

export function refreshWorkflows(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [workflowsKey] });
}
