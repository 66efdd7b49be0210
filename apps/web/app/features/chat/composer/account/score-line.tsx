import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import classes from './typed-account.module.css';

const most = 2;

/** "6.5 · The ask −1.1 · Plain words −0.5" */
export function ScoreLine({ score }: { score: LiveScore }) {
  if (score.trouble !== null) return <span className={classes.line}>Not judged</span>;
  const lost = score.lines.slice(0, most);
  return (
    <span className={classes.line}>
      <b>{tenths(score.value)}</b>
      {lost.map(({ rule, name, points }) => (
        <span key={rule}>
          {' · '}
          {name} <i>{signedPoints(points, tenths)}</i>
        </span>
      ))}
      {lost.length === 0 && ' · Nothing lost'}
    </span>
  );
}
