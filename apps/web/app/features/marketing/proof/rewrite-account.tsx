import type { LiveRewrite } from '../../../data/live-score/live-score.ts';
import { LedgerSum } from '../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../ui/ledger/ledger.tsx';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import classes from './account.module.css';
import { toLedgerLine, wonLines, type NumberedLine } from './ledger-lines.tsx';

type RewriteAccountProps = {
  rewrite: LiveRewrite;
  linesBefore: readonly NumberedLine[];
  linesAfter: readonly NumberedLine[];
  lit: Lit;
};

/** What the rewrite won back and what is still lost, down to the sum. */
export function RewriteAccount({ rewrite, linesBefore, linesAfter, lit }: RewriteAccountProps) {
  const { before, after } = rewrite;
  const won = wonLines(linesBefore, rewrite);
  return (
    <div className={classes.account}>
      <h2 className={classes.heading}>Won back</h2>
      {won.length > 0 ? (
        <Ledger lines={won} lit={lit} label="Points won back" />
      ) : (
        <p className="small ink-2">The coach found no change it could make safely.</p>
      )}
      <h2 className={classes.heading}>Still lost</h2>
      <Ledger lines={linesAfter.map(toLedgerLine)} lit={lit} label="Points still lost" />
      <LedgerSum
        reckoning={`${before.value} + ${after.value - before.value}`}
        total={String(after.value)}
      />
    </div>
  );
}
