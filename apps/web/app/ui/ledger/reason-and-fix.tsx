import { EvidenceNote } from '../evidence-note/evidence-note.tsx';
import type { Evidence } from '../evidence-note/evidence.ts';
import classes from './reason-and-fix.module.css';
import { signedPoints } from './signed-points.ts';

type ReasonAndFixProps = {
  reason: string;
  fix: string;
  /** The points that following the fix wins. */
  wins: number;
  /** Writes points in the screen's scale. */
  format?: (points: number) => string;
  findings: readonly Evidence[];
  conflicts?: readonly string[];
};

/** Why a line costs points, what would win them back, and how well that is known. */
export function ReasonAndFix({ reason, fix, wins, format, ...evidence }: ReasonAndFixProps) {
  const { conflicts } = evidence;
  const [first, ...others] = evidence.findings;
  return (
    <div className={classes.reason}>
      <p>{reason}</p>
      <p>
        {fix} {wins > 0 && <b className={classes.wins}>{signedPoints(wins, format)}</b>}
      </p>
      {first && <EvidenceNote findings={[first, ...others]} {...(conflicts && { conflicts })} />}
    </div>
  );
}
