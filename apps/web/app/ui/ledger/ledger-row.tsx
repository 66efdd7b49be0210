import { useId, type ReactNode } from 'react';
import type { Lit } from '../lit/use-lit.ts';
import classes from './ledger.module.css';
import { signedPoints } from './signed-points.ts';

export type LedgerLine = {
  readonly number: number;
  readonly name: string;
  /** Below 0 when lost, above when won back; absent when it moved none. */
  readonly points?: number | undefined;
  /** Tells against the text though no points are reckoned. */
  readonly isLoss?: boolean;
  /** The words of the email that it is about. */
  readonly quote?: string | undefined;
  /** What was measured or decided, in words of the interface. */
  readonly fact?: string | undefined;
  /** The reason and its evidence, shown while the line is open. */
  readonly reason?: ReactNode;
  /** Put back by the writer: the line no longer counts. */
  readonly isOff?: boolean;
  /** Buttons at the end of the line; null keeps their room, so that the points stay in one column. */
  readonly actions?: ReactNode;
};

type LedgerRowProps = {
  id?: string | undefined;
  line: LedgerLine;
  lit: Lit;
  format: (points: number) => string;
};

export function LedgerRow({ id, line, lit, format }: LedgerRowProps) {
  const { number, name, points, isLoss, quote, fact, reason, actions, isOff } = line;
  const reasonId = useId();
  const isOpen = reason !== undefined && lit.kept === number;

  return (
    <li
      id={id}
      className={classes.row}
      data-lit={lit.number === number || undefined}
      data-open={isOpen || undefined}
      data-won={(!isLoss && (points ?? 0) >= 0) || undefined}
      data-off={isOff || undefined}
      onPointerEnter={() => lit.point(number)}
      onPointerLeave={() => lit.point(null)}
    >
      <button
        type="button"
        className={classes.line}
        aria-expanded={reason === undefined ? undefined : isOpen}
        aria-controls={isOpen ? reasonId : undefined}
        onFocus={() => lit.point(number)}
        onBlur={() => lit.point(null)}
        onClick={() => lit.keep(number)}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.what}>
          <span className={classes.name}>{name}</span>
          {quote && <span className={classes.quote}>{quote}</span>}
          {fact && <span className={classes.fact}>{fact}</span>}
        </span>
        {points !== undefined && (
          <span className={classes.points}>{signedPoints(points, format)}</span>
        )}
      </button>
      {actions && <span className={classes.actions}>{actions}</span>}
      {isOpen && (
        <div id={reasonId} className={classes.reason}>
          {reason}
        </div>
      )}
    </li>
  );
}
