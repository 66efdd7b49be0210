import { useState } from 'react';
import type { FirstScore, RunningAnswer } from '../../../data/answering/running-answer.ts';

/** The score told while a message was answered, also once the answer has been stopped. */
export function useFirstScore(messageId: string, running: RunningAnswer | null): FirstScore | null {
  const [told, setTold] = useState<{ messageId: string; score: FirstScore } | null>(null);
  const known = told?.messageId === messageId ? told.score : null;
  const score = running?.score ?? known;
  if (score && score !== known) setTold({ messageId, score });
  return score;
}
