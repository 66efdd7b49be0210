import type { MessageType } from '@replysmith/contract';
import { dockHeight } from '../../ui/dock/dock-height.ts';
import { useRef, useState, type RefObject } from 'react';

export type Composing = {
  mode: MessageType;
  /** The mode by the time an answer comes. */
  latestMode: RefObject<MessageType>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Turns to a mode and goes to the field. */
  turnTo: (mode: MessageType) => void;
};

/** What the composer is for right now, and the way into it. */
export function useComposing(): Composing {
  const [mode, setMode] = useState<MessageType>('email_optimization');
  const latestMode = useRef(mode);
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    mode,
    latestMode,
    field,
    turnTo: (next) => {
      setMode(next);
      latestMode.current = next;
      // Docked, it is in view as it is, and the page stays where its reader has it.
      field.current?.focus({ preventScroll: dockHeight() > 0 });
    },
  };
}
