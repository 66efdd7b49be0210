import type { UserSubscription, WorkflowExecution } from '@replysmith/contract';
import type { WebSocket } from 'ws';

/** On whose behalf a socket opens, and how to learn what holds for them. */
type LiveSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly read: () => Promise<UserSubscription>;
  readonly readRun: (id: string) => Promise<WorkflowExecution | null>;
  readonly endsAt: () => Promise<Date | null>;
};

/** Held from before the socket opens until it is closed. */
type Seat = {
  readonly open: (socket: WebSocket) => void;
  readonly leave: () => void;
};

/** Whoever keeps the open sockets. */
export type Live = {
  /** Null when this person has none left. */
  readonly takeSeat: (session: LiveSession) => Seat | null;
};

/** A connection that asks to become a socket; whoever agrees fills the seat. */
export type Upgrade = { seat: Seat | null };
