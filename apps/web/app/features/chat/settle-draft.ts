import type { Outcome } from '../../data/answering/outcome.ts';
import { keepWork, keptWork } from '../../lib/kept-work.ts';
import { draftKeyOf, giveBack, moveDraft } from './draft-place.ts';
import { forgetSendingKey } from '../../lib/sending-key.ts';

type Settling = {
  outcome: Outcome;
  /** Where the draft is kept while its answer is written. */
  place: string;
  /** What was sent from here; null when it was sent from elsewhere. */
  sent: string | null;
  userId: string;
};

/** Empties the place of a draft that was answered, keeps one that was not; returns where it is now. */
export function settleDraft({ outcome, place, sent, userId }: Settling): string {
  forgetSendingKey(place);
  if (outcome.type !== 'undone') {
    const messages = outcome.type === 'answered' ? outcome.reply.messages : outcome.messages;
    // What was typed meanwhile stays.
    if (keptWork(place) === (sent ?? messages[0].content)) keepWork(place, '');
    return place;
  }
  const left = outcome.sessionId ? place : draftKeyOf(userId, null);
  moveDraft(place, left);
  giveBack(left, outcome.content ?? sent ?? '');
  return left;
}
