import { MessageType, type ChatMessage } from '@replysmith/contract';
import { keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { forgetSendingKey, isSentFrom } from '../../../../lib/wire/sending-key.ts';
import { draftKeyOf } from './draft-key.ts';
import { emptyDraft } from './draft-place.ts';

/** Empties the drafts of a session that were sent and, as its messages tell, answered. */
export function settleStored(
  userId: string,
  sessionId: string,
  messages: readonly ChatMessage[],
): void {
  for (const mode of MessageType.options) {
    const place = draftKeyOf(userId, sessionId, mode);
    const at = messages.findLastIndex(
      ({ role, message_type, content }) =>
        role === 'user' && message_type === mode && isSentFrom(place, content),
    );
    const asked = messages[at];
    if (!asked || !messages.slice(at).some(({ role }) => role === 'assistant')) continue;
    if (keptWork(place) === asked.content) emptyDraft(place);
    forgetSendingKey(place);
  }
}
