import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import { Ledger } from '../../../../ui/ledger/ledger.tsx';
import { LedgerSum } from '../../../../ui/ledger/ledger-sum.tsx';
import type { Lit } from '../../../../ui/lit/use-lit.ts';
import { LineReason } from '../../result/account/line-reason.tsx';
import { numberLines } from './number-lines.ts';
import classes from './typed-account.module.css';

/** What is lost; the words stand beside it, underlined, so that it quotes none. */
export function TypedLedger({ score, lit }: { score: LiveScore; lit: Lit }) {
  if (score.trouble !== null) return null;
  return (
    <>
      <div className={classes.lines}>
        <Ledger
          label="Points lost"
          lit={lit}
          format={tenths}
          lines={numberLines(score).map((line) => ({
            number: line.number,
            name: line.name,
            points: line.points,
            reason: <LineReason line={line} />,
          }))}
        />
      </div>
      <LedgerSum reckoning={`10 − ${tenths(100 - score.value)}`} total={tenths(score.value)} />
    </>
  );
}
