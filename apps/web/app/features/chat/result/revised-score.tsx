import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { useMemo, type ReactNode } from 'react';
import { rescored, revise } from '../changes/revise.ts';

type RevisedScoreProps = {
  result: Optimization;
  choices: RewriteChoices;
  children: (before: number, value: number) => ReactNode;
};

/** The score of the draft, and of its rewrite with the writer's choices applied. */
export function RevisedScore({ result, choices, children }: RevisedScoreProps) {
  const [before, value] = useMemo(() => {
    const today = rescored(result);
    return [today.score.original_score, revise(today, choices).value];
  }, [result, choices]);
  return children(before, value);
}
