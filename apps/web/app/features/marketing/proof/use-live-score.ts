import { useEffect, useState } from 'react';
import type { LiveRewrite, LiveScore, TypedDraft } from '../../../data/coach/answers.ts';
import { useCoach } from '../../../data/coach/use-coach.ts';

/**
 * The latest score of a draft being typed. The coach is loaded when the draft first changes; until
 * it answers, the previous score stays.
 */
export function useLiveScore(draft: TypedDraft, initial: LiveScore) {
  const [score, setScore] = useState(initial);
  const [rewrite, setRewrite] = useState<LiveRewrite | null>(null);
  const [isRewriting, setIsRewriting] = useState(false);
  const { ask, hasFailed, retry } = useCoach();
  if (hasFailed && isRewriting) setIsRewriting(false);

  const isBehind = draft.subject !== score.draft.subject || draft.body !== score.draft.body;
  useEffect(() => {
    if (isBehind && !hasFailed) ask('score', draft, setScore);
  }, [draft, isBehind, hasFailed, ask]);

  return {
    score,
    /** The score is not yet that of the draft. */
    isBehind,
    rewrite,
    isRewriting,
    hasFailed,
    startRewrite: () => {
      retry();
      setIsRewriting(true);
      ask('rewrite', draft, (answer) => {
        setRewrite(answer);
        setIsRewriting(false);
      });
    },
    dropRewrite: () => setRewrite(null),
    retry,
  };
}
