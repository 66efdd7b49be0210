import { useState } from 'react';
import type { Ask } from '../sending/ask.ts';
import type { Answering } from '../use-answering.ts';

/** Sends what can be sent, but nothing while an answer is being written: whoever tries is told. */
export function useSends({ send, waiting }: Answering) {
  const isWaiting = waiting !== null;
  const [isTooSoon, setTooSoon] = useState(false);
  if (isTooSoon && !isWaiting) setTooSoon(false);
  return {
    isTooSoon,
    send: (ask: Ask | null) => {
      if (isWaiting) setTooSoon(true);
      else if (ask) send(ask);
    },
  };
}
