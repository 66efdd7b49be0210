import { parseDraft } from '@replysmith/coach';
import { useEffect, useRef, useState } from 'react';
import { startCoachWorker, type CoachWorker } from '../../../../data/live-score/coach-worker.ts';
import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import type { ReadAs } from '../../reading/read-as.ts';

const fewestCharacters = 20;

/**
 * The score of what is being typed, once there is something to score; null before and on failure,
 * after which the next change asks a new worker. The coach is fetched as soon as somebody is about to
 * type.
 */
export function useTypedScore(
  text: string,
  { stage, profile }: ReadAs,
  isApproached: boolean,
): LiveScore | null {
  const worker = useRef<CoachWorker | null>(null);
  const [score, setScore] = useState<LiveScore | null>(null);
  const isWorthScoring = text.trim().length >= fewestCharacters;
  // The score of a text that has gone says nothing of the next.
  if (!isWorthScoring && score) setScore(null);

  function stop(): void {
    worker.current?.stop();
    worker.current = null;
  }

  useEffect(() => {
    if (!isWorthScoring && !isApproached) return;
    worker.current ??= startCoachWorker({
      onScore: setScore,
      onRewrite: () => undefined,
      onFailure: () => {
        stop();
        setScore(null);
      },
    });
    if (!isWorthScoring) return;
    const { subject, body } = parseDraft(text);
    worker.current.score({ subject: subject ?? '', body, stage, profile });
  }, [text, stage, profile, isWorthScoring, isApproached]);

  useEffect(() => stop, []);

  return isWorthScoring ? score : null;
}
