import { useEffect, useEffectEvent } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import { whatIsWritten } from './what-is-written.ts';

const lost = 'Connection lost. Trying again; the server goes on writing.';

/** What to say while the line to an answer is broken; said aloud too. */
export function useConnectionNote(running: RunningAnswer | null, tell: (status: string) => void) {
  const isCutOff = running?.isCutOff === true;
  const requestId = running?.requestId ?? null;
  const messageType = running?.messageType ?? 'email_optimization';
  const say = useEffectEvent(tell);
  useEffect(() => {
    if (requestId !== null) say(isCutOff ? lost : whatIsWritten[messageType].begins);
  }, [isCutOff, requestId, messageType]);
  return isCutOff ? lost : null;
}
