import { parseDraft } from '@replysmith/coach';
import { useEffect, useRef, useState } from 'react';
import { startCoachWorker, type CoachWorker } from '../../../data/live-score/coach-worker.ts';

const fewestCharacters = 20;

/** The score of what is being typed, once there is something to score; null before and on failure. */
export function useTypedScore(text: string): number | null {
  const worker = useRef<CoachWorker | null>(null);
  const [value, setValue] = useState<number | null>(null);
  const isWorthScoring = text.trim().length >= fewestCharacters;

  useEffect(() => {
    if (!isWorthScoring) return;
    worker.current ??= startCoachWorker({
      onScore: (score) => setValue(score.value),
      onRewrite: () => undefined,
      onFailure: () => setValue(null),
    });
    const { subject, body } = parseDraft(text);
    worker.current.score({ subject: subject ?? '', body });
  }, [text, isWorthScoring]);

  useEffect(
    () => () => {
      worker.current?.stop();
      worker.current = null;
    },
    [],
  );

  return isWorthScoring ? value : null;
}
