import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { bandNames } from '../../../ui/score-ring/band.ts';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './email-verdict.module.css';
import { onceFilled, onTen } from './verdict-text.ts';

/** The email in one line: its ring and its subject. */
export function VerdictLine({ email: { score, open, subject } }: { email: ComposedEmail }) {
  const band = score?.band ?? 'unjudged';
  const name = score && open.length > 0 ? onceFilled(open.length) : bandNames[band];
  return (
    <span className={classes.inLine}>
      <MiniRing value={score?.value ?? 0} band={band} format={onTen} name={name} />
      <span className={classes.subject}>{subject}</span>
    </span>
  );
}
