import { templateScoreBands } from '@replysmith/contract';
import type { Band } from '../../../ui/score-ring/band.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';

type TemplateScoreProps = {
  /** 0 to 100; null when there was nothing to judge. */
  score: number | null;
  size?: 28 | 44;
};

/** What the coach gives a template: green from 80, yellow from 60, red below, grey when not scored. */
export function TemplateScore({ score, size = 44 }: TemplateScoreProps) {
  return (
    <MiniRing
      value={score ?? 0}
      band={bandOf(score)}
      size={size}
      {...(score === null && { name: 'Not scored' })}
    />
  );
}

function bandOf(score: number | null): Band {
  if (score === null) return 'unjudged';
  if (score >= templateScoreBands.strong) return 'strong';
  return score >= templateScoreBands.fair ? 'fair' : 'weak';
}
