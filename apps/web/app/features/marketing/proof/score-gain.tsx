import classes from './score-gain.module.css';

type ScoreGainProps = { from: number; to: number };

/** What a rewrite won, where the reader of its last lines sees it; hearers have the news of the score. */
export function ScoreGain({ from, to }: ScoreGainProps) {
  return (
    <span className={`figure ${classes.gain}`} aria-hidden="true">
      {from} → <span className={to > from ? classes.more : undefined}>{to}</span>
    </span>
  );
}
