import { parseBrief } from '@replysmith/coach';
import type { MessageType } from '@replysmith/contract';
import { useReader } from '../reader/use-reader.ts';
import type { Sent } from '../sending/sent-text.ts';
import type { SessionFacts } from '../use-session-facts.ts';
import { actionOf } from './modes/action-of.ts';
import { useDraft } from './use-draft.ts';

type Composition = {
  sessionId: string | null;
  mode: MessageType;
  facts: SessionFacts;
  /** What is being answered: as long as it stands in a draft, it is out of the way. */
  sent: Sent | null;
};

export type Composed = ReturnType<typeof useComposed>;

/** What is being composed: in which mode, what stands in the field, for which reader, and what sending it does. */
export function useComposed({ sessionId, mode, facts, sent }: Composition) {
  const draft = useDraft(sessionId, mode);
  const reader = useReader(sessionId, facts);
  const isSent = mode === sent?.messageType && draft.text === sent.content;
  const text = isSent ? '' : draft.text;
  const isEmail = mode === 'email_optimization';
  const isBrief = isEmail && parseBrief(text) !== null;
  return {
    sessionId,
    mode,
    draft,
    reader,
    text,
    isSent,
    isEmail,
    isBrief,
    readAs: draft.ask.readAs ?? {},
    /** It stands beside an earlier message, not after it. */
    isEdit: draft.ask.variantOf !== undefined,
    action: actionOf({ mode, draft: draft.ask, reader, isBrief }),
  };
}
