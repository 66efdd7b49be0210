import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { useMemo, type ReactNode } from 'react';
import { revise } from './revise.ts';

type RevisedScoreProps = {
  result: Optimization;
  choices: RewriteChoices;
  children: (value: number) => ReactNode;
};

/** What a rewrite scores as the writer's choices leave it. */
export function RevisedScore({ result, choices, children }: RevisedScoreProps) {
  return children(useMemo(() => revise(result, choices).value, [result, choices]));
}
