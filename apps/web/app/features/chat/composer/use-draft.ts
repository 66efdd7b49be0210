import type { MessageType } from '@replysmith/contract';
import { useSignedInUser } from '../../../data/session.ts';
import type { Ask } from '../sending/ask.ts';
import { originKeyOf, parseOrigin } from '../sending/draft-origin.ts';
import { draftKeyOf, emptyDraft, typeDraft } from '../sending/draft-place.ts';
import { useKeptText } from './use-kept-text.ts';

/** What is being written in one mode of a session; it survives reloads and errors. */
export function useDraft(sessionId: string | null, mode: MessageType) {
  const { id: userId } = useSignedInUser();
  const place = draftKeyOf(userId, sessionId, mode);
  const text = useKeptText(place);
  const origin = parseOrigin(useKeptText(originKeyOf(place)));
  const { templateId, campaignId, variantOf } = origin;
  const ask: Ask = { content: text, messageType: mode, templateId, campaignId, variantOf };
  return {
    text,
    ask,
    type: (next: string) => typeDraft(place, next),
    /** Brings back what stood here before the text of an earlier message did. */
    giveUp: () => emptyDraft(place),
  };
}
