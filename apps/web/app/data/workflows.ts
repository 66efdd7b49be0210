import type { WorkflowExecution } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { refreshTemplates } from './templates.ts';

type Listener = (execution: WorkflowExecution) => void;

/** An import may set off a run for every hundred rows: what they changed is read once for all. */
const pauseMs = 500;

const listeners = new Set<Listener>();
let refreshing: ReturnType<typeof setTimeout> | undefined;

/** Passes on that a workflow ran, wherever that was set off. */
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
