import { parseBrief } from '@replysmith/coach/light';
import type { MessageType } from '@replysmith/contract';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../components/toast.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { draftOrigins, drafts } from '../../../data/drafts.ts';
import { useStored } from '../../../lib/storage.ts';
import { type ReaderState, useReader } from '../reader/use-reader.ts';
import type { ReadAs } from '../messages/classification.ts';
import type { Ask, Sent } from '../sending/ask.ts';
import { draftKeyOf } from '../sending/draft-key.ts';
import { bringBack, giveUpDraft, typeDraft } from '../sending/draft.ts';
import type { SessionFacts } from '../sending/use-composing.ts';
import { type Action, actionOf } from './modes.ts';
import { usePausedUntil } from './use-sends.ts';

export type Draft = ReturnType<typeof useDraft>;

/** The draft of one mode of a session; it survives reloads and errors. */
function useDraft(sessionId: string | null, mode: MessageType) {
  const { id: userId } = useSignedInUser();
  const key = draftKeyOf(userId, sessionId, mode);
  const text = useStored(drafts, key);
  const origin = useStored(draftOrigins, key);
  const { templateId, campaignId, variantOf, readAs, setAside, quoted } = origin;
  const ask: Ask = { content: text, messageType: mode, templateId, campaignId, variantOf, readAs };
  return {
    text,
    ask,
    /** False where the browser's storage does not take it. */
    isKept: drafts.isStored(key),
    type: (next: string) => typeDraft(key, next),
    /** Keeps what the writer says the email is. */
    sayReadAs: (readAs: ReadAs) => draftOrigins.write(key, { ...draftOrigins.read(key), readAs }),
    /** The messages below an email that was read from a file. */
    quoted,
    removeQuoted: () => {
      const { quoted: _quoted, readAs: _readAs, ...others } = draftOrigins.read(key);
      draftOrigins.write(key, others);
    },
    /** Brings back what stood here before the text of an earlier message did. */
    giveUp: () => {
      const undo = giveUpDraft(key);
      if (undo)
        showToast({
          title: 'Change dropped',
          message: 'What you sent stays as it was.',
          action: { label: 'Undo', run: undo },
        });
    },
    hasSetAside: setAside !== undefined,
    bringBack: () => bringBack(key),
  };
}

type Composition = {
  sessionId: string | null;
  mode: MessageType;
  facts: SessionFacts;
  /** What has been sent and is being answered. While it is in the draft, the field hides it. */
  sent: Sent | null;
};

export type Composed = {
  sessionId: string | null;
  mode: MessageType;
  draft: Draft;
  reader: ReaderState;
  /** The text in the field. */
  text: string;
  /** The draft has been sent, and the field is empty for the next text. */
  isSent: boolean;
  isEmail: boolean;
  /** It is the brief of a campaign. */
  isBrief: boolean;
  readAs: ReadAs;
  /** It is another try of an earlier message. */
  isEdit: boolean;
  action: Action;
};

/** What is being composed: mode, text, reader, and what sending does. */
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

/**
 * Whether somebody is in a place: from the focus of its field or foot until the focus leaves the
 * whole place. A button beside the field does not count, since it would move while it is being
 * pressed; and the place does not change during a press elsewhere. A press is a mouse event here,
 * which also covers touch: a touch pointer is up before the focus moves.
 */
export function useEntered() {
  const [isEntered, setEntered] = useState(false);
  const isPressed = useRef(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes after this.
      setTimeout(() => {
        if (isLeaving.current) setEntered(false);
        isLeaving.current = false;
      });
    };
    // A drag ends without a mouseup.
    const releases = ['mouseup', 'pointercancel', 'dragend'];
    addEventListener('mousedown', press, true);
    for (const name of releases) addEventListener(name, release, true);
    return () => {
      removeEventListener('mousedown', press, true);
      for (const name of releases) removeEventListener(name, release, true);
    };
  }, []);

  return {
    isEntered,
    onFocus: ({ target }: FocusEvent) => {
      isLeaving.current = false;
      if (target instanceof HTMLTextAreaElement || target.closest('footer')) setEntered(true);
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      // When the window loses the focus, the person has not left the place.
      const isWindowLeft = document.activeElement === target;
      if (isWindowLeft || currentTarget.contains(relatedTarget)) return;
      if (isPressed.current) isLeaving.current = true;
      else setEntered(false);
    },
  };
}
