import { useState } from 'react';
import type { Ask } from '../sending/ask.ts';
import type { Answering } from '../use-answering.ts';
import type { Action } from './modes/action-of.ts';

/** Why a key sent nothing, or a press of the button did not. */
export type Unsent = 'too_soon' | 'over';

/** Sends what can be sent, but nothing while an answer is being written: whoever tries is told. */
export function useSends({ send, waiting }: Answering, { ask, startsAgain }: Action) {
  const isWaiting = waiting !== null;
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const isPast = unsent === 'too_soon' ? !isWaiting : isWaiting || !startsAgain;
  if (unsent && isPast) setUnsent(null);
  const sendNow = (what: Ask | null) => {
    if (isWaiting) setUnsent('too_soon');
    else if (what) send(what);
  };
  return {
    unsent,
    send: sendNow,
    sendByKey: () => {
      if (startsAgain && !isWaiting) setUnsent('over');
      else sendNow(ask);
    },
  };
}
