import { z } from './schemas.ts';
import { UserSubscription } from './billing.ts';
import { WorkflowExecution } from './workflows.ts';

/** Everything the server sends over the socket. */
export const RealtimeEvent = z.discriminatedUnion('type', [
  /** The first message, with the current state. */
  z.object({ type: z.literal('welcome'), subscription: UserSubscription }),
  z.object({ type: z.literal('subscription.updated'), subscription: UserSubscription }),
  /** A workflow ran and changed templates, or failed. */
  z.object({ type: z.literal('workflow.ran'), execution: WorkflowExecution }),
  /** The session of this tab has ended: signed out, revoked or expired. The socket closes. */
  z.object({ type: z.literal('session.ended') }),
  z.object({ type: z.literal('pong') }),
]);
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;

/** The only thing a browser sends. */
export const RealtimeCall = z.object({ type: z.literal('ping') });
export type RealtimeCall = z.infer<typeof RealtimeCall>;
