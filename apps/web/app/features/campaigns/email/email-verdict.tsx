import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { BandLabel } from '../../../ui/score-ring/band-label.tsx';
import { bandNames } from '../../../ui/score-ring/band.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './email-verdict.module.css';
import { onceFilled, onTen } from './verdict-text.ts';

/** What the coach says of the email, or will once its blanks are filled. */
export function EmailVerdict({ email: { score, open } }: { email: ComposedEmail }) {
  if (score === null)
    return (
      <div className={classes.verdict}>
        <MiniRing value={0} band="unjudged" />
        <p className={classes.line}>Not scored yet</p>
      </div>
    );
  const { value, band } = score;
  const isOpen = open.length > 0;
  const once = onceFilled(open.length);
  return (
    <div className={classes.verdict}>
      <MiniRing value={value} band={band} format={onTen} name={isOpen ? once : bandNames[band]} />
      <p className={classes.line}>
        {isOpen ? `${onTen(value)} ${once}` : <BandLabel band={band} />}
      </p>
    </div>
  );
}
