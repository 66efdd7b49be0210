import { useEffect, useState } from 'react';
import type { LiveRewrite, LiveScore, TypedDraft } from '../../../data/coach/protocol.ts';
import { useCoachWorker } from '../../../data/coach/use-coach-worker.ts';

/**
 * The latest score of a draft being typed. The coach is loaded when `wake` is called or the draft
 * first changes; until it answers, the previous score stays.
 */
export function useLiveScore(draft: TypedDraft, initial: LiveScore) {
  const [score, setScore] = useState(initial);
  const [rewrite, setRewrite] = useState<LiveRewrite | null>(null);
  const [isRewriting, setIsRewriting] = useState(false);
  const { wake, hasFailed, retry } = useCoachWorker({
    onScore: setScore,
    onRewrite: (answer) => {
      setRewrite(answer);
      setIsRewriting(false);
    },
    onFailure: () => setIsRewriting(false),
  });

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
      retry();
      setIsRewriting(true);
      wake().rewrite(draft);
    },
    dropRewrite: () => setRewrite(null),
    retry,
  };
}
