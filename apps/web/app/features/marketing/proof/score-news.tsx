import type { LiveScore } from '../../../data/live-score/live-score.ts';
import { useSettled } from '../../../lib/use-settled.ts';

const pause = 1_000;

type ScoreNewsProps = { score: Pick<LiveScore, 'value' | 'trouble'>; isRewrite: boolean };

/** Reads the score aloud once typing has paused. */
export function ScoreNews({ score: { value, trouble }, isRewrite }: ScoreNewsProps) {
  const verdict = `${isRewrite ? 'The rewrite scores' : 'Score'} ${value} of 100`;
  const news = useSettled(trouble ?? verdict, pause);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}
