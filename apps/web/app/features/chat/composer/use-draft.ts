import type { MessageType } from '@replysmith/contract';
import { useSignedInUser } from '../../../data/session/session.ts';
import type { ReadAs } from '../reading/read-as.ts';
import type { Ask } from '../sending/ask.ts';
import {
  keepOrigin,
  keptOrigin,
  originKeyOf,
  parseOrigin,
} from '../sending/drafts/draft-origin.ts';
import { draftKeyOf } from '../sending/drafts/draft-key.ts';
import { bringBack, giveUpDraft, typeDraft } from '../sending/drafts/draft-place.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { isWorkLasting } from '../../../lib/kept-work/kept-work.ts';
import { useKeptText } from '../../../lib/kept-work/use-kept-text.ts';

export type Draft = ReturnType<typeof useDraft>;

/** What is being written in one mode of a session; it survives reloads and errors. */
export function useDraft(sessionId: string | null, mode: MessageType) {
  const { id: userId } = useSignedInUser();
  const place = draftKeyOf(userId, sessionId, mode);
  const text = useKeptText(place);
  const origin = parseOrigin(useKeptText(originKeyOf(place)));
  const { templateId, campaignId, variantOf, readAs, setAside } = origin;
  const ask: Ask = { content: text, messageType: mode, templateId, campaignId, variantOf, readAs };
  return {
    text,
    ask,
    /** False where the browser's storage does not take it. */
    isKept: isWorkLasting(place),
    type: (next: string) => typeDraft(place, next),
    /** Keeps what the writer says the email is. */
    sayReadAs: (readAs: ReadAs) => keepOrigin(place, { ...keptOrigin(place), readAs }),
    /** Brings back what stood here before the text of an earlier message did. */
    giveUp: () => {
      const undo = giveUpDraft(place);
      if (undo)
        showToast({
          title: 'Change dropped',
          message: 'What you sent stays as it was.',
          action: { label: 'Undo', run: undo },
        });
    },
    hasSetAside: setAside !== undefined,
    bringBack: () => bringBack(place),
  };
}
