import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import { useSettled } from '../../../../lib/use-settled.ts';

const pause = 1_000;

/** Reads the score aloud once typing has paused. */
export function ScoreNews({ score }: { score: LiveScore | null }) {
  const verdict = score ? (score.trouble ?? `Score ${String(score.value)} of 100`) : '';
  const news = useSettled(verdict, pause);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}
