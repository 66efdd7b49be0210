import type { WorkflowExecution } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { refreshTemplates } from './templates.ts';

type Listener = (execution: WorkflowExecution) => void;

/** An import may trigger a run per hundred rows: refetch once for all of them. */
const pauseMs = 500;

const listeners = new Set<Listener>();
let refreshing: ReturnType<typeof setTimeout> | undefined;

/** Reports that a workflow ran, from wherever it was triggered. */
export function notifyRun(client: QueryClient, execution: WorkflowExecution): void {
  for (const listener of listeners) listener(execution);
  clearTimeout(refreshing);
  refreshing = setTimeout(() => {
    refreshTemplates(client);
    void refreshWorkflows(client);
  }, pauseMs);
}

export function subscribeToRuns(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The workflows, their runs and the estimates are kept under this key. */
export const workflowsKey = 'workflows';

export function refreshWorkflows(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [workflowsKey] });
}
