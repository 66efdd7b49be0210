import { useId } from 'react';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { LedgerSum } from '../../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../../ui/ledger/ledger.tsx';
import { ScoreTrust } from '../../../../ui/ledger/score-trust.tsx';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { EmptyRing } from '../../../../ui/score-ring/empty-ring.tsx';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import { ScoreVerdict } from '../../../../ui/score-ring/score-verdict.tsx';
import { toLedgerLine, type NumberedLine } from './score-lines.tsx';
import { lossesOf } from './losses-of.ts';
import { ScoreRow } from './score-row.tsx';
import classes from './score-side.module.css';
import type { ExampleScore } from './use-example-score.ts';

type ScoreSideProps = { live: ExampleScore; lines: readonly NumberedLine[]; lit: Lit };

/** The template's score, line by line, beside its text. */
export function ScoreSide({ live: { score, hasFailed, retry }, lines, lit }: ScoreSideProps) {
  const account = useId();
  const isJudged = score !== null && score.trouble === null;
  return (
    <aside className={classes.side} aria-label="Score">
      <div className={classes.verdict}>
        {isJudged ? (
          <ScoreRing
            value={score.value}
            lost={lines.map(({ number, points }) => ({ number, points: -points }))}
            lit={lit.number}
            label={`Score ${String(score.value)} of 100`}
          />
        ) : (
          <EmptyRing text="Not scored" label="Not scored" />
        )}
        <div>
          {isJudged && (
            <ScoreVerdict
              band={score.band}
              verdict={score.verdict}
              isSoFar={score.filled !== null}
              isUnsure={score.isUnsure}
            />
          )}
          <p className={`subhead ${classes.losses}`}>
            {isJudged
              ? `${lossesOf(score.value)}.`
              : (score?.trouble ?? 'The score follows your typing.')}
          </p>
          <p className="small ink-2">Variables are scored by their samples, as in Preview.</p>
        </div>
      </div>
      <ScoreRow score={isJudged ? score : null} trouble={score?.trouble ?? null} to={account} />
      {hasFailed && (
        <Banner
          tone="danger"
          title="The score has stopped."
          action={
            <Button variant="line" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          The coach could not be loaded. Your text is safe.
        </Banner>
      )}
      {isJudged && (
        <div id={account} tabIndex={-1} className={classes.account}>
          <Ledger lines={lines.map(toLedgerLine)} lit={lit} label="Points lost" />
          <LedgerSum reckoning={`100 − ${String(100 - score.value)}`} total={String(score.value)} />
          <ScoreTrust basis={score.basis} />
        </div>
      )}
    </aside>
  );
}
