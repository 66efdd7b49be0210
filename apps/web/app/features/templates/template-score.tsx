import { bandOf } from '@replysmith/coach/light';
import { MiniRing } from '../../components/score-ring.tsx';

type TemplateScoreProps = {
  /** From 0 to 100; null when there was nothing to judge. */
  score: number | null;
  size?: 28 | 44;
};

/** The score of a template: green from 80, yellow from 60, red below, grey when not scored. */
export function TemplateScore({ score, size = 44 }: TemplateScoreProps) {
  return (
    <MiniRing
      value={score ?? 0}
      band={score === null ? 'unjudged' : bandOf(score)}
      size={size}
      {...(score === null && { name: 'Not scored' })}
    />
  );
}
