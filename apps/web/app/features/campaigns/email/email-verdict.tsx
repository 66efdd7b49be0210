import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { BandLabel } from '../../../ui/score-ring/band-label.tsx';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import classes from './email-verdict.module.css';

/** What the coach says of the email, and what is left open in it. */
export function EmailVerdict({ email: { score, open } }: { email: ComposedEmail }) {
  return (
    <div className={classes.verdict}>
      <MiniRing value={score?.value ?? 0} band={score?.band ?? 'unjudged'} />
      <div>
        <p className={classes.line}>{score ? <BandLabel band={score.band} /> : 'Not judged yet'}</p>
        <p className="small ink-2">{openText(open.length)}</p>
      </div>
    </div>
  );
}

function openText(count: number): string {
  if (count === 0) return 'No blank is open.';
  return count === 1 ? 'One blank is yours to fill.' : `${String(count)} blanks are yours to fill.`;
}
