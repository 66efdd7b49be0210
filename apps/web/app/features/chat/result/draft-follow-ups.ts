import { type Draft, draftSequence } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';

/** What would follow an email that is sent as it stands. */
export function draftFollowUps(email: Draft): readonly FollowUp[] {
  return draftSequence(email).messages.slice(1);
}

export type FollowUp = Optimization['follow_ups'][number];
