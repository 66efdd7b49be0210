import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { tenths } from '../../../lib/words/tenths.ts';
import { BandLabel } from '../../../ui/score-ring/band-label.tsx';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './email-verdict.module.css';
import { verdictOf } from './verdict-of.ts';

/** What the coach says of the email, and how many blanks are left in it. */
export function EmailVerdict({ email }: { email: ComposedEmail }) {
  const { value, band, words } = verdictOf(email);
  return (
    <div className={classes.verdict}>
      <MiniRing value={value} band={band} format={tenths} name={words} />
      <p className={classes.line}>
        <VerdictWords {...{ value, band, words }} />
      </p>
    </div>
  );
}

function VerdictWords({ value, band, words }: ReturnType<typeof verdictOf>) {
  if (band === 'open') return `${tenths(value)} so far. ${words}`;
  return band === 'unjudged' ? words : <BandLabel band={band} />;
}
