import { bandOf, verdictOf } from '@replysmith/coach';
import type { FirstScore } from '../../../../data/answering/running-answer.ts';
import { LedgerSum } from '../../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../../ui/ledger/ledger.tsx';
import { useLit } from '../../../../ui/lit/use-lit.ts';
import { EmptyRing } from '../../../../ui/score-ring/empty-ring.tsx';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import { ScoreVerdict } from '../../../../ui/score-ring/score-verdict.tsx';
import { whyNotJudged } from '../../reading/why-not-judged.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import verdict from '../account/verdict.module.css';
import layout from '../result-layout.module.css';

type Score = Pick<FirstScore, 'score' | 'reading'> & {
  lines: readonly Pick<FirstScore['lines'][number], 'name' | 'points' | 'quote'>[];
};

type FirstVerdictProps = {
  score: Score;
  /** "Your text" */
  name: string;
};

/** What the first text lost, numbered as it will be in the result. */
export function FirstVerdict({ score, name: scored }: FirstVerdictProps) {
  const lit = useLit();
  const isUnjudged = whyNotJudged(score) !== null;
  const value = score.score;
  const lines = score.lines.map(({ name, points, quote }, index) => ({
    number: index + 1,
    name,
    points,
    quote,
  }));
  return (
    <div className={layout.verdict}>
      <div className={layout.ring}>
        {isUnjudged ? (
          <EmptyRing text="Not judged" label="Not judged" />
        ) : (
          <>
            <ScoreRing
              value={value}
              lost={lines.map(({ number, points }) => ({ number, points: -points }))}
              lit={lit.number}
              format={tenths}
              outOf="10"
              label={`${scored} scores ${tenths(value)} of 10. ${tenths(100 - value)} is lost.`}
            />
            <ScoreVerdict band={bandOf(value)} verdict={verdictOf(value)} />
          </>
        )}
      </div>
      {!isUnjudged && (
        <div className={layout.account}>
          <h3 className={verdict.heading}>Lost</h3>
          <Ledger label="Lost" lit={lit} format={tenths} lines={lines} />
          <LedgerSum reckoning={`10 − ${tenths(100 - value)}`} total={tenths(value)} />
        </div>
      )}
    </div>
  );
}
