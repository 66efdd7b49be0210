import type { LiveRewrite } from '../../../data/live-score/live-score.ts';
import { LedgerSum } from '../../../ui/ledger/ledger-sum.tsx';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import classes from './account.module.css';
import { AccountPart } from './account-part.tsx';
import { toLedgerLine, toMovedLine } from './ledger-lines.tsx';

type RewriteAccountProps = { account: LiveRewrite['account']; lit: Lit };

/** What the rewrite won back and what is still lost, down to the sum. */
export function RewriteAccount({ account, lit }: RewriteAccountProps) {
  const { before, value, won, taken, unmoved, lost } = account;
  const isUnchanged = [won, taken, unmoved].every((lines) => lines.length === 0);
  return (
    <div className={classes.account}>
      {isUnchanged && (
        <p className="small ink-2">The coach found no change it could make safely.</p>
      )}
      <AccountPart title="Won back" lines={won.map(toMovedLine)} lit={lit} />
      <AccountPart title="Costs more now" lines={taken.map(toMovedLine)} lit={lit} />
      <AccountPart title="Also changed" lines={unmoved.map(toMovedLine)} lit={lit} />
      <AccountPart title="Still lost" lines={lost.map(toLedgerLine)} lit={lit} />
      <LedgerSum
        reckoning={isUnchanged ? `100 − ${100 - value}` : `${before} + ${value - before}`}
        total={String(value)}
      />
    </div>
  );
}
