import { parseDraft } from '@replysmith/coach';
import { useEffect, useRef, useState } from 'react';
import { startCoachWorker, type CoachWorker } from '../../../data/live-score/coach-worker.ts';
import type { LiveScore } from '../../../data/live-score/live-score.ts';
import type { ReadAs } from '../reading/read-as.ts';

const fewestCharacters = 20;

type TypedScore = Pick<LiveScore, 'value' | 'band' | 'reading'>;

/** The score of what is being typed, once there is something to score; null before and on failure. */
export function useTypedScore(text: string, { stage, profile }: ReadAs): TypedScore | null {
  const worker = useRef<CoachWorker | null>(null);
  const [score, setScore] = useState<TypedScore | null>(null);
  const isWorthScoring = text.trim().length >= fewestCharacters;

  useEffect(() => {
    if (!isWorthScoring) return;
    worker.current ??= startCoachWorker({
      onScore: setScore,
      onRewrite: () => undefined,
      onFailure: () => setScore(null),
    });
    const { subject, body } = parseDraft(text);
    worker.current.score({ subject: subject ?? '', body, stage, profile });
  }, [text, stage, profile, isWorthScoring]);

  useEffect(
    () => () => {
      worker.current?.stop();
      worker.current = null;
    },
    [],
  );

  return isWorthScoring ? score : null;
}
