import { BandLabel } from './band-label.tsx';
import type { Band } from './band.ts';
import classes from './score-verdict.module.css';

type ScoreVerdictProps = {
  band: Band;
  /** What the score says, in a phrase. */
  verdict: string;
  /** Whether places are still to be filled. */
  isSoFar?: boolean;
  /** Whether the email is unlike those that the score was fitted to. */
  isUnsure?: boolean;
};

/** A large score in words, and that it may be wrong where it has seen nothing alike. */
export function ScoreVerdict(props: ScoreVerdictProps) {
  const { band, verdict, isSoFar = false, isUnsure = false } = props;
  const words = verdict.charAt(0).toUpperCase() + verdict.slice(1);
  return (
    <div className={classes.verdict}>
      <BandLabel band={band} words={isSoFar ? `${words}, so far` : words} />
      {isUnsure && (
        <p className={classes.unsure}>
          This email is unlike those that the score was fitted to, so the score may well be wrong.
        </p>
      )}
    </div>
  );
}
