import type { UserSubscription } from '@replysmith/contract';

/** On whose behalf a socket is open. */
export type LiveSession = {
  readonly userId: string;
  readonly sessionId: string;
  /** What holds for this person now. */
  readonly read: () => Promise<UserSubscription>;
  /** When the session ends, unless it is renewed; null once it is over. */
  readonly endsAt: () => Promise<Date | null>;
};
