import type { LedgerLine } from '../../../ui/ledger/ledger-row.tsx';
import { Ledger } from '../../../ui/ledger/ledger.tsx';
import type { Lit } from '../../../ui/lit/use-lit.ts';
import classes from './account.module.css';

type AccountPartProps = { title: string; lines: readonly LedgerLine[]; lit: Lit };

/** One kind of lines under its heading, if there are any. */
export function AccountPart({ title, lines, lit }: AccountPartProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading}>{title}</h2>
      <Ledger lines={lines} lit={lit} label={title} />
    </>
  );
}
