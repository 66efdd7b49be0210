import type { WorkflowExecution } from '@replysmith/contract';
import type { showToast } from '../../ui/toast/toast-store.ts';
import { runText } from './words/run-text.ts';

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
