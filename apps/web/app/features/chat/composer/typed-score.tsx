import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { ScoreVerdict } from '../../../components/band.tsx';
import type { Highlight } from '../../../components/highlight.ts';
import {
  Ledger,
  LedgerSum,
  ReasonAndFix,
  numberLines,
  signedPoints,
} from '../../../components/ledger.tsx';
import { EmptyRing, ScoreRing } from '../../../components/score-ring.tsx';
import type { LiveScore } from '../../../data/coach/answers.ts';
import { tenths } from '../../../lib/words.ts';
import classes from './score.module.css';

const most = 2;

/** Such as "6.5 · The ask −1.1 · Plain words −0.5". */
function ScoreLine({ score }: { score: LiveScore }) {
  if (score.trouble !== null)
    return <span className={`min-w-0 truncate ${classes.line}`}>Not judged</span>;
  const lost = score.lines.slice(0, most);
  return (
    <span className={`min-w-0 truncate ${classes.line}`}>
      <b className="ink">{tenths(score.value)}</b>
      {lost.map(({ rule, name, points }) => (
        <span key={rule}>
          {' · '}
          {name} <i>{signedPoints(points, tenths)}</i>
        </span>
      ))}
      {lost.length === 0 && ' · Nothing lost'}
    </span>
  );
}

type TypedScoreProps = {
  /** Null while there is nothing to score. */
  score: LiveScore | null;
  highlight: Highlight;
  /** What the email is taken for, and the choice to override that. */
  reading: ReactNode;
  /** Shown while nothing is scored. */
  children: ReactNode;
};

/**
 * The score of the email being written, beside it; where there is no room, a line below that
 * unfolds.
 */
export function TypedScore({ score, highlight, reading, children }: TypedScoreProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <section className={`flex column ${classes.breakdown}`} aria-label="Score while you write">
      {score && (
        <button
          type="button"
          className={`focus-inside flex items-center gap-2 line-above ink-2 ${classes.fold}`}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <ScoreLine score={score} />
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      <div
        id={id}
        className={`flex column ${classes.whole}`}
        data-folded={(score && !isUnfolded) || undefined}
      >
        <TypedVerdict score={score} highlighted={highlight.number} />
        {score ? <TypedLedger score={score} highlight={highlight} /> : children}
        {score && <div className="mt-3">{reading}</div>}
      </div>
    </section>
  );
}

/** The points lost. The words themselves are underlined in the text, so they are not quoted. */
function TypedLedger({ score, highlight }: { score: LiveScore; highlight: Highlight }) {
  if (score.trouble !== null) return null;
  return (
    <>
      <div className={classes.lines}>
        <Ledger
          label="Points lost"
          highlight={highlight}
          format={tenths}
          lines={numberLines(score).map((line) => ({
            number: line.number,
            name: line.name,
            points: line.points,
            reason: (
              <ReasonAndFix
                reason={line.reason}
                fix={line.fix}
                wins={line.wins}
                format={tenths}
                findings={line.cards}
                conflicts={line.conflicts}
              />
            ),
          }))}
        />
      </div>
      <LedgerSum reckoning={`10 − ${tenths(100 - score.value)}`} total={tenths(score.value)} />
    </>
  );
}

type TypedVerdictProps = { score: LiveScore | null; highlighted: number | null };

/** The ring; empty while there is no verdict. */
function TypedVerdict({ score, highlighted }: TypedVerdictProps) {
  return (
    <div className={`hidden ${classes.ring}`}>
      {score === null ? (
        <EmptyRing />
      ) : score.trouble !== null ? (
        <EmptyRing text="Not judged" label="Not judged" />
      ) : (
        <>
          <ScoreRing
            value={score.value}
            lost={numberLines(score).map(({ number, points }) => ({ number, points: -points }))}
            highlight={highlighted}
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
