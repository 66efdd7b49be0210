import classes from './ledger.module.css';

/** A double line, the sum as it is reckoned, and what it comes to. */
export function LedgerSum({ reckoning, total }: { reckoning: string; total: string }) {
  return (
    <p className={classes.sum}>
      <span>{reckoning}</span>
      <span className={`figure ${classes.total}`}>{total}</span>
    </p>
  );
}
