import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import { bandNames } from '../../../../ui/score-ring/band.ts';
import { MiniRing } from '../../../../ui/score-ring/mini-ring.tsx';
import { lossesOf } from './losses-of.ts';
import classes from './score-side.module.css';

type ScoreRowProps = {
  score: LiveScore | null;
  /** Why there is no score. */
  trouble: string | null;
  /** The id of the account of it. */
  to: string;
};

/** The score in one line where the whole ring would push the email off the screen. */
export function ScoreRow({ score, trouble, to }: ScoreRowProps) {
  return (
    <p className={classes.row}>
      <span aria-hidden>
        <MiniRing value={score?.value ?? 0} band={score?.band ?? 'unjudged'} />
      </span>
      {score ? (
        <a href={`#${to}`}>
          <span className="visually-hidden">Score {score.value} of 100, </span>
          {bandNames[score.band]}, {lossesOf(score.value).toLowerCase()}
        </a>
      ) : (
        <span className="small ink-2">{trouble ?? 'The score follows your typing.'}</span>
      )}
    </p>
  );
}
