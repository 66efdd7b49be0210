import type { WorkflowExecution } from '@replysmith/contract';
import { useEffect } from 'react';
import { showToast } from '../../components/toast.tsx';
import { subscribeToRuns } from '../../data/workflows.ts';
import { runText } from './workflow-words.ts';

/** Tells of runs that failed and of those that have a message; the others are in the log alone. */
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

/** What is said of a run at once; said twice, it is shown once. */
export function runToast(run: WorkflowExecution): Parameters<typeof showToast>[0] {
  const about = `run ${run.id}`;
  if (run.status === 'failed') {
    const message = `${run.rule_name}: ${runText(run)}`;
    return { title: 'Workflow Failed', message, kind: 'error', about };
  }
  const messages = run.result?.messages ?? [];
  return { title: run.rule_name, message: messages.join(' ') || runText(run), about };
}
