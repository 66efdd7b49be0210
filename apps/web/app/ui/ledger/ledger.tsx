import { useState, type KeyboardEvent } from 'react';
import type { Lit } from '../lit/use-lit.ts';
import { foldLines } from './fold-lines.ts';
import { LedgerRow, type LedgerLine } from './ledger-row.tsx';
import classes from './ledger.module.css';
import { moveBetweenLines } from './move-between-lines.ts';
import { signedPoints } from './signed-points.ts';

type LedgerProps = {
  /** Dearest first. */
  lines: readonly LedgerLine[];
  lit: Lit;
  /** Writes points in the screen's scale. */
  format?: (points: number) => string;
  label: string;
  /** Each line's id is this, a hyphen and its number, for marks to refer to. */
  id?: string;
  /** So many rows stand there before it is unfolded. */
  most?: number;
};

/** An account, line by line. Up and Down move, Enter keeps a line lit and open, Esc clears. */
export function Ledger({ lines, lit, format = String, label, id, most = 8 }: LedgerProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { shown, folded } = foldLines(lines, most);
  const showsAll = isUnfolded || folded.some((line) => line.number === lit.kept);

  if (lines.length === 0) return <p className={classes.nothing}>Nothing lost.</p>;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') lit.clear();
    else if (moveBetweenLines(event.currentTarget, event.key)) event.preventDefault();
  }

  return (
    <ol
      className={classes.ledger}
      data-choosable={lines.some(({ actions }) => actions !== undefined) || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {(showsAll ? lines : shown).map((line) => (
        <LedgerRow
          key={line.number}
          id={id && `${id}-${line.number}`}
          line={line}
          lit={lit}
          format={format}
        />
      ))}
      {folded.length > 0 && !showsAll && (
        <li
          className={classes.row}
          data-lit={isAmong(folded, lit.number) || undefined}
          data-won={sumOf(folded) >= 0 || undefined}
        >
          <button type="button" className={classes.line} onClick={() => setIsUnfolded(true)}>
            <span />
            <span>and {folded.length} more</span>
            {sumOf(folded) !== 0 && (
              <span className={classes.points}>{signedPoints(sumOf(folded), format)}</span>
            )}
          </button>
        </li>
      )}
    </ol>
  );
}

function isAmong(lines: readonly LedgerLine[], number: number | null): boolean {
  return lines.some((line) => line.number === number);
}

function sumOf(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
}
