import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { LedgerSum } from '../../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../../ui/ledger/ledger.tsx';
import { ScoreTrust } from '../../../../ui/ledger/score-trust.tsx';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { EmptyRing } from '../../../../ui/score-ring/empty-ring.tsx';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import { ScoreVerdict } from '../../../../ui/score-ring/score-verdict.tsx';
import { toLedgerLine, type NumberedLine } from '../../editor/score/score-lines.tsx';
import type { ExampleScore } from '../../editor/score/use-example-score.ts';
import classes from './preview-score.module.css';

type PreviewScoreProps = {
  /** What the library says, until the coach has read the example here. */
  known: number;
  live: Pick<ExampleScore, 'score' | 'hasFailed' | 'retry'>;
  lines: readonly NumberedLine[];
  lit: Lit;
};

/** The score of a template's example, and why it is not full marks. */
export function PreviewScore({
  known,
  live: { score, hasFailed, retry },
  lines,
  lit,
}: PreviewScoreProps) {
  const label = `Score ${String(score?.value ?? known)} of 100`;
  return (
    <section aria-label="Score">
      <div className={classes.ring}>
        {score ? (
          <ScoreRing
            value={score.value}
            lost={lines.map(({ number, points }) => ({ number, points: -points }))}
            lit={lit.number}
            label={label}
          />
        ) : (
          <EmptyRing text={String(known)} label={label} />
        )}
      </div>
      {score && (
        <div className={classes.verdict}>
          <ScoreVerdict
            band={score.band}
            verdict={score.verdict}
            isSoFar={score.filled !== null}
            isUnsure={score.isUnsure}
          />
        </div>
      )}
      {hasFailed && (
        <Banner
          tone="danger"
          title="The account cannot be shown."
          action={
            <Button variant="line" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          The coach could not be loaded.
        </Banner>
      )}
      {score && (
        <>
          <Ledger lines={lines.map(toLedgerLine)} lit={lit} label="Points lost" />
          <LedgerSum reckoning={`100 − ${String(100 - score.value)}`} total={String(score.value)} />
          <ScoreTrust basis={score.basis} />
        </>
      )}
    </section>
  );
}
