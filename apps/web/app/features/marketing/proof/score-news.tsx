import { useSettled } from './use-settled.ts';

const pause = 1_000;

/** Reads the score aloud once typing has paused. */
export function ScoreNews({ value, isRewrite }: { value: number; isRewrite: boolean }) {
  const news = useSettled(`${isRewrite ? 'The rewrite scores' : 'Score'} ${value} of 100`, pause);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}
