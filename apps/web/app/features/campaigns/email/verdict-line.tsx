import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { tenths } from '../../../lib/words/tenths.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './email-verdict.module.css';
import { verdictOf } from './verdict-of.ts';

/** The email in one line: its ring, its subject and how much of it is open. */
export function VerdictLine({ email }: { email: ComposedEmail }) {
  const { value, band, words } = verdictOf(email);
  return (
    <span className={classes.inLine}>
      <MiniRing value={value} band={band} format={tenths} name={words} />
      <span className={classes.subject}>{email.subject}</span>
      {email.open.length > 0 && (
        <span className={classes.open} aria-hidden>
          {email.open.length === 1 ? '1 blank' : `${String(email.open.length)} blanks`}
        </span>
      )}
    </span>
  );
}
