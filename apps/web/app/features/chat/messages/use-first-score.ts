import { useState } from 'react';
import type { FirstScore, RunningAnswer } from '../../../data/answering/running-answer.ts';

/** The score told while an answer is written, also once it has been stopped. */
export function useFirstScore(running: RunningAnswer | null): FirstScore | null {
  const [score, setScore] = useState<FirstScore | null>(null);
  const told = running?.score ?? score;
  if (told !== score) setScore(told);
  return told;
}
