import { parseBrief } from '@replysmith/coach';
import type { MessageType } from '@replysmith/contract';
import { useReader, type ReaderState } from '../reader/use-reader.ts';
import type { ReadAs } from '../reading/read-as.ts';
import type { Sent } from '../sending/sent-text.ts';
import type { SessionFacts } from '../use-session-facts.ts';
import { actionOf, type Action } from './modes/action-of.ts';
import { useDraft, type Draft } from './use-draft.ts';
import { usePausedUntil } from './use-paused-until.ts';

type Composition = {
  sessionId: string | null;
  mode: MessageType;
  facts: SessionFacts;
  /** What is being answered: as long as it stands in a draft, it is out of the way. */
  sent: Sent | null;
};

export type Composed = {
  sessionId: string | null;
  mode: MessageType;
  draft: Draft;
  reader: ReaderState;
  /** What stands in the field. */
  text: string;
  /** What the draft holds is being answered, and the field is empty for what comes next. */
  isSent: boolean;
  isEmail: boolean;
  /** Notes from which an email is written. */
  isBrief: boolean;
  readAs: ReadAs;
  /** It stands beside an earlier message, not after it. */
  isEdit: boolean;
  action: Action;
};

/** What is being composed: in which mode, what stands in the field, for which reader, and what sending it does. */
export function useComposed({ sessionId, mode, facts, sent }: Composition): Composed {
  const draft = useDraft(sessionId, mode);
  const reader = useReader(sessionId, facts);
  const pausedUntil = usePausedUntil();
  const isSent = mode === sent?.messageType && draft.text === sent.content;
  const text = isSent ? '' : draft.text;
  const isEmail = mode === 'email_optimization';
  const isBrief = isEmail && parseBrief(text) !== null;
  return {
    ...{ sessionId, mode, draft, reader, text, isSent, isEmail, isBrief },
    readAs: draft.ask.readAs ?? {},
    isEdit: draft.ask.variantOf !== undefined,
    action: actionOf({ mode, draft: draft.ask, reader, isBrief, pausedUntil }),
  };
}
