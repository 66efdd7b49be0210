import type { UserSubscription, WorkflowExecution } from '@replysmith/contract';

/** On whose behalf a socket is open. */
export type LiveSession = {
  readonly userId: string;
  readonly sessionId: string;
  /** What holds for this person now. */
  readonly read: () => Promise<UserSubscription>;
  /** One run of a workflow of this person's; null for one that is gone. */
  readonly readRun: (id: string) => Promise<WorkflowExecution | null>;
  /** When the session ends, unless it is renewed; null once it is over. */
  readonly endsAt: () => Promise<Date | null>;
};
