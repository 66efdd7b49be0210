import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import { EmptyRing } from '../../../../ui/score-ring/empty-ring.tsx';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import { ScoreVerdict } from '../../../../ui/score-ring/score-verdict.tsx';
import { numberLines } from './number-lines.ts';
import classes from './typed-account.module.css';

type TypedVerdictProps = { score: LiveScore | null; litNumber: number | null };

/** The ring, which is empty as long as there is no verdict. */
export function TypedVerdict({ score, litNumber }: TypedVerdictProps) {
  return (
    <div className={classes.ring}>
      {score === null ? (
        <EmptyRing />
      ) : score.trouble !== null ? (
        <EmptyRing text="Not judged" label="Not judged" />
      ) : (
        <>
          <ScoreRing
            value={score.value}
            lost={numberLines(score).map(({ number, points }) => ({ number, points: -points }))}
            lit={litNumber}
            format={tenths}
            outOf="10"
            label={`Score ${tenths(score.value)} of 10. ${tenths(100 - score.value)} is lost.`}
          />
          <ScoreVerdict band={score.band} verdict={score.verdict} isSoFar={score.filled !== null} />
        </>
      )}
    </div>
  );
}
