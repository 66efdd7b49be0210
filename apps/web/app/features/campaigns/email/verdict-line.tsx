import { blanksLeft } from '../../../data/blanks/blanks-left.ts';
import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { tenths } from '../../../lib/tenths.ts';
import { bandNames } from '../../../ui/score-ring/band.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './email-verdict.module.css';

/** The email in one line: its ring and its subject. */
export function VerdictLine({ email: { score, open, subject } }: { email: ComposedEmail }) {
  const band = score?.band ?? 'unjudged';
  const name = score && open.length > 0 ? blanksLeft(open.length, 0) : bandNames[band];
  return (
    <span className={classes.inLine}>
      <MiniRing value={score?.value ?? 0} band={band} format={tenths} name={name} />
      <span className={classes.subject}>{subject}</span>
    </span>
  );
}
