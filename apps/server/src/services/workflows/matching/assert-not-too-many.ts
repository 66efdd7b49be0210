import { lengths } from '@replysmith/contract';
import { WorkflowFailure } from '../workflow-failure.ts';

/** A run is one transaction, in which everything else the person changes waits. */
export function assertNotTooMany(count: number): void {
  const most = lengths.workflowRun;
  if (count <= most) return;
  const limit = most.toLocaleString('en');
  throw new WorkflowFailure(`More than ${limit} templates fit. Add a condition, so that fewer do.`);
}
