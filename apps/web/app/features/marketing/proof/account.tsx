import type { LiveScore } from '../../../data/live-score/live-score.ts';
import { LedgerSum } from '../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../ui/ledger/ledger.tsx';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import classes from './account.module.css';
import { toLedgerLine, type NumberedLine } from './ledger-lines.tsx';

type AccountProps = { score: LiveScore; lines: readonly NumberedLine[]; lit: Lit };

/** What the draft loses, down to the sum. */
export function Account({ score: { value }, lines, lit }: AccountProps) {
  return (
    <div className={classes.account}>
      <Ledger lines={lines.map(toLedgerLine)} lit={lit} label="Points lost" />
      <LedgerSum reckoning={`100 − ${100 - value}`} total={String(value)} />
    </div>
  );
}
