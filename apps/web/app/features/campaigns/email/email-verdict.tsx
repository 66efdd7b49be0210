import { blanksLeft } from '../../../data/blanks/blanks-left.ts';
import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { tenths } from '../../../lib/tenths.ts';
import { BandLabel } from '../../../ui/score-ring/band-label.tsx';
import { bandNames } from '../../../ui/score-ring/band.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './email-verdict.module.css';

/** What the coach says of the email, and how many blanks are left in it. */
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
  const left = blanksLeft(open.length, 0);
  return (
    <div className={classes.verdict}>
      <MiniRing value={value} band={band} format={tenths} name={isOpen ? left : bandNames[band]} />
      <p className={classes.line}>
        {isOpen ? `${tenths(value)}. ${left}` : <BandLabel band={band} />}
      </p>
    </div>
  );
}
