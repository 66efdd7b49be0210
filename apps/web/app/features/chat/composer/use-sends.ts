import { useState } from 'react';
import { useSubscription } from '../../../data/subscription.ts';
import { usageOf } from '../../../data/usage.ts';
import { clockTime } from '../../../lib/days.ts';
import type { Ask } from '../sending/ask.ts';
import type { Answering } from '../sending/use-answering.ts';
import type { Action } from './modes.ts';

/** Why an attempt to send was ignored. */
export type Unsent = 'too_soon' | 'over';

/** Sends what can be sent, but nothing while an answer is being written; then it says why. */
export function useSends(
  { send, waiting }: Answering,
  { ask, startsAgain }: Action,
  onSend: () => void,
) {
  const isWaiting = waiting !== null;
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const isPast = unsent === 'too_soon' ? !isWaiting : isWaiting || !startsAgain;
  if (unsent && isPast) setUnsent(null);
  const sendNow = (what: Ask | null) => {
    if (isWaiting) setUnsent('too_soon');
    else if (what) {
      onSend();
      send(what);
    }
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

/** When requests start again, by the reader's clock; null while some are left. */
export function usePausedUntil(): string | null {
  const { data } = useSubscription();
  if (!data) return null;
  const left = usageOf(data, 'daily_ai_requests')?.left;
  return left === 0 ? clockTime(new Date(data.resets_at)) : null;
}
