import { type Draft, draftSequence } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';

/** Follow-ups for an email that is sent as it is. */
export function draftFollowUps(email: Draft): readonly FollowUp[] {
  return draftSequence(email).messages.slice(1);
}

export type FollowUp = Optimization['follow_ups'][number];
