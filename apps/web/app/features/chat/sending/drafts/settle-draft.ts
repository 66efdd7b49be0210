import type { MessageType } from '@replysmith/contract';
import type { Outcome } from '../../../../data/answering/outcome.ts';
import { keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { forgetSendingKey } from '../../../../lib/wire/sending-key.ts';
import { draftKeyOf } from './draft-key.ts';
import { emptyDraft, giveBack, moveDraft } from './draft-place.ts';

type Settling = {
  outcome: Outcome;
  userId: string;
  sessionId: string | null;
  /** What was sent from here; null when it was sent from elsewhere. */
  sent: { content: string; messageType: MessageType; wasDraft: boolean } | null;
};

/** Empties the place of a draft that was answered, keeps one that was not; returns where it is now. */
export function settleDraft({ outcome, userId, sessionId, sent }: Settling): string {
  const asked = outcome.type === 'undone' ? outcome.message : messagesOf(outcome)[0];
  const mode = sent?.messageType ?? asked?.message_type ?? 'email_optimization';
  const place = draftKeyOf(userId, sessionId, mode);
  forgetSendingKey(place);
  if (outcome.type !== 'undone') {
    // What was typed meanwhile stays.
    if (keptWork(place) === (sent?.content ?? asked?.content)) emptyDraft(place);
    return place;
  }
  const left = outcome.sessionId ? place : draftKeyOf(userId, null, mode);
  moveDraft(place, left);
  // What did not come from a draft is still where it was asked for.
  if (sent ? sent.wasDraft : !asked?.variant_of)
    giveBack(left, asked?.content ?? sent?.content ?? '');
  return left;
}

function messagesOf(outcome: Exclude<Outcome, { type: 'undone' }>) {
  return outcome.type === 'answered' ? outcome.reply.messages : outcome.messages;
}
