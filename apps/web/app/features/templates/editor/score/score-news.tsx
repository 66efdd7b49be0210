import { useEffect, useState } from 'react';
import type { LiveScore } from '../../../../data/live-score/live-score.ts';

const pause = 1_000;

/** Reads the score aloud once typing has paused. */
export function ScoreNews({ score }: { score: LiveScore | null }) {
  const [news, setNews] = useState('');
  const verdict = score ? (score.trouble ?? `Score ${String(score.value)} of 100`) : '';
  useEffect(() => {
    const timer = setTimeout(() => setNews(verdict), pause);
    return () => clearTimeout(timer);
  }, [verdict]);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}
