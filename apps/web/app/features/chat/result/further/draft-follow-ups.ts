import { draftSequence, type Draft } from '@replysmith/coach';
import type { FollowUp } from './follow-up.ts';

/** What would follow an email that is sent as it stands. */
export function draftFollowUps(email: Draft): readonly FollowUp[] {
  return draftSequence(email).messages.slice(1);
}
