import type { WorkflowExecution } from '@replysmith/contract';
import { useEffect } from 'react';
import { showToast } from '../../components/toast.tsx';
import { subscribeToRuns } from '../../data/workflows.ts';
import { runText } from './workflow-words.ts';

/** Shows toasts for failed runs and runs with a message; others appear only in the log. */
export function useRunToasts(): void {
  useEffect(
    () =>
      subscribeToRuns((run) => {
        const hasMessage = (run.result?.messages.length ?? 0) > 0;
        if (hasMessage || run.status === 'failed') showToast(runToast(run));
      }),
    [],
  );
}

/** The toast of a run; the same run is shown only once. */
export function runToast(run: WorkflowExecution): Parameters<typeof showToast>[0] {
  const about = `run ${run.id}`;
  if (run.status === 'failed') {
    const message = `${run.rule_name}: ${runText(run)}`;
    return { title: 'Workflow Failed', message, kind: 'error', about };
  }
  const messages = run.result?.messages ?? [];
  return { title: run.rule_name, message: messages.join(' ') || runText(run), about };
}
