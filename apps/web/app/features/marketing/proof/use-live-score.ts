import { useCallback, useEffect, useRef, useState } from 'react';
import { startCoachWorker, type CoachWorker } from '../../../data/coach/coach-worker.ts';
import type { LiveRewrite, LiveScore, TypedDraft } from '../../../data/coach/protocol.ts';

/**
 * The latest score of a draft being typed. The coach is loaded when `wake` is called or the draft
 * first changes; until it answers, the previous score stays.
 */
export function useLiveScore(draft: TypedDraft, initial: LiveScore) {
  const [score, setScore] = useState(initial);
  const [rewrite, setRewrite] = useState<LiveRewrite | null>(null);
  const [isRewriting, setIsRewriting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const worker = useRef<CoachWorker | null>(null);

  const stop = useCallback(() => {
    worker.current?.stop();
    worker.current = null;
  }, []);

  const wake = useCallback(() => {
    worker.current ??= startCoachWorker({
      onScore: setScore,
      onRewrite: (answer) => {
        setRewrite(answer);
        setIsRewriting(false);
      },
      onFailure: () => {
        stop();
        setHasFailed(true);
        setIsRewriting(false);
      },
    });
    return worker.current;
  }, [stop]);

  useEffect(() => stop, [stop]);

  const isNew = draft.subject !== score.draft.subject || draft.body !== score.draft.body;
  useEffect(() => {
    if (isNew && !hasFailed) wake().score(draft);
  }, [draft, isNew, hasFailed, wake]);

  return {
    score,
    rewrite,
    isRewriting,
    hasFailed,
    wake,
    startRewrite: () => {
      setHasFailed(false);
      setIsRewriting(true);
      wake().rewrite(draft);
    },
    dropRewrite: () => setRewrite(null),
    retry: () => setHasFailed(false),
  };
}
