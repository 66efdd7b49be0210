import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { moveAmong } from './list-focus.ts';
import type { Highlight } from './highlight.ts';
import { type Evidence, EvidenceNote } from './evidence.tsx';
import classes from './ledger.module.css';

type LedgerProps = {
  /** Costliest first. */
  lines: readonly LedgerLine[];
  highlight: Highlight;
  /** Writes points in the screen's scale. */
  format?: (points: number) => string;
  label: string;
  /** Each line's id is this, a hyphen and its number, for marks to refer to. */
  id?: string;
  /** The number of rows shown before it is expanded. */
  most?: number;
};

/** A score breakdown, line by line. Up and Down move, Enter keeps a line highlighted and open, Esc clears. */
export function Ledger({ lines, highlight, format = String, label, id, most = 8 }: LedgerProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { shown, folded } = foldLines(lines, most);
  const showsAll = isUnfolded || folded.some((line) => line.number === highlight.pinned);

  if (lines.length === 0)
    return <p className={`dense line-above ${classes.nothing}`}>Nothing lost.</p>;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') highlight.clear();
    else if (moveBetweenLines(event.currentTarget, event.key)) event.preventDefault();
  }

  return (
    <ol
      className={`min-w-0 dense ${classes.ledger}`}
      data-choosable={lines.some(({ actions }) => actions !== undefined) || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {(showsAll ? lines : shown).map((line) => (
        <LedgerRow
          key={line.number}
          id={id && `${id}-${line.number}`}
          line={line}
          highlight={highlight}
          format={format}
        />
      ))}
      {folded.length > 0 && !showsAll && (
        <li
          className={`grid items-center line-above ${classes.row}`}
          data-highlighted={isAmong(folded, highlight.number) || undefined}
          data-won={sumOf(folded) >= 0 || undefined}
        >
          <button
            type="button"
            className={`focus-inside grid min-w-0 ${classes.line}`}
            onClick={() => setIsUnfolded(true)}
          >
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

/** Moves focus between lines; false for other keys. */
function moveBetweenLines(ledger: HTMLElement, key: string): boolean {
  return moveAmong([...ledger.querySelectorAll<HTMLElement>(':scope > li > button')], key);
}

/** Beyond the limit, the cheapest lines fold into one, in place of the last. */
export function foldLines<Line>(
  lines: readonly Line[],
  most: number,
): { shown: Line[]; folded: Line[] } {
  if (lines.length <= most) return { shown: [...lines], folded: [] };
  return { shown: lines.slice(0, most - 1), folded: lines.slice(most - 1) };
}

export type LedgerLine = {
  readonly number: number;
  readonly name: string;
  /** Below 0 when lost, above when won back; absent when it moved none. */
  readonly points?: number | undefined;
  /** Counts against the text although it has no points. */
  readonly isLoss?: boolean;
  /** The words of the email that it is about. */
  readonly quote?: string | undefined;
  /** What was measured or decided, in words of the interface. */
  readonly fact?: string | undefined;
  /** The reason and its evidence, shown while the line is open. */
  readonly reason?: ReactNode;
  /** The writer put it back: the line no longer counts. */
  readonly isOff?: boolean;
  /** Buttons at the end of the line; null keeps their space, so that points stay aligned. */
  readonly actions?: ReactNode;
};

type LedgerRowProps = {
  id?: string | undefined;
  line: LedgerLine;
  highlight: Highlight;
  format: (points: number) => string;
};

function LedgerRow({ id, line, highlight, format }: LedgerRowProps) {
  const { number, name, points, isLoss, quote, fact, reason, actions, isOff } = line;
  const reasonId = useId();
  const isOpen = reason !== undefined && highlight.pinned === number;

  return (
    <li
      id={id}
      className={`grid items-center line-above ${classes.row}`}
      data-highlighted={highlight.number === number || undefined}
      data-open={isOpen || undefined}
      data-won={(!isLoss && (points ?? 0) >= 0) || undefined}
      data-off={isOff || undefined}
      onPointerEnter={() => highlight.point(number)}
      onPointerLeave={() => highlight.point(null)}
    >
      <button
        type="button"
        className={`focus-inside grid min-w-0 ${classes.line}`}
        aria-expanded={reason === undefined ? undefined : isOpen}
        aria-controls={isOpen ? reasonId : undefined}
        onFocus={() => highlight.point(number)}
        onBlur={() => highlight.point(null)}
        onClick={() => highlight.pin(number)}
      >
        <span className={classes.number}>{number}</span>
        <span className="min-w-0">
          <span className={classes.name}>{name}</span>
          {quote && <span className={`truncate ink-2 ${classes.quote}`}>{quote}</span>}
          {fact && <span className={`ink-2 size-13 pretty ${classes.fact}`}>{fact}</span>}
        </span>
        {points !== undefined && (
          <span className={classes.points}>{signedPoints(points, format)}</span>
        )}
      </button>
      {actions && <span className={`flex ${classes.actions}`}>{actions}</span>}
      {isOpen && (
        <div id={reasonId} className={`all-columns small ink pretty ${classes.reason}`}>
          {reason}
        </div>
      )}
    </li>
  );
}

/** A double line, the calculation and its result. */
export function LedgerSum({ reckoning, total }: { reckoning: string; total: string }) {
  return (
    <p className={`flex items-baseline justify-between size-14 numbers ${classes.sum}`}>
      <span>{reckoning}</span>
      <span className={`figure ${classes.total}`}>{total}</span>
    </p>
  );
}

/** A line may quote a whole email; laying that out would slow down typing. */
const longestQuote = 240;

/** The words of the email a line points at, else what was measured. */
export function quoteOrFact(line: {
  readonly quote: string;
  readonly spans: readonly unknown[];
}): Pick<LedgerLine, 'quote' | 'fact'> {
  if (line.spans.length === 0) return { fact: line.quote };
  const isLong = line.quote.length > longestQuote;
  return { quote: isLong ? `${line.quote.slice(0, longestQuote)}…` : line.quote };
}

/** The lines of a score with shared numbers; empty when there is no verdict. */
export function numberLines<Line>(
  score: { readonly lines: readonly Line[]; readonly trouble: string | null } | null,
): (Line & { readonly number: number })[] {
  if (!score || score.trouble !== null) return [];
  return score.lines.map((line, index) => ({ ...line, number: index + 1 }));
}

type LostPoints = Pick<ReasonAndFixProps, 'reason' | 'fix' | 'wins'> & {
  readonly number: number;
  readonly name: string;
  readonly points: number;
  readonly quote: string;
  readonly spans: readonly unknown[];
  readonly cards: readonly Evidence[];
};

/** A line of what is lost. */
export function toLedgerLine(line: LostPoints): LedgerLine {
  const { number, name, points, reason, fix, wins, cards } = line;
  return {
    number,
    name,
    points,
    ...quoteOrFact(line),
    reason: <ReasonAndFix reason={reason} fix={fix} wins={wins} findings={cards} />,
  };
}

type ReasonAndFixProps = {
  reason: string;
  fix: string;
  /** The points that following the fix wins. */
  wins: number;
  /** Writes points in the screen's scale. */
  format?: (points: number) => string;
  findings: readonly Evidence[];
  conflicts?: readonly string[];
};

/** Why a line costs points, what would win them back, and how well that is known. */
export function ReasonAndFix({ reason, fix, wins, format, ...evidence }: ReasonAndFixProps) {
  const { conflicts } = evidence;
  const [first, ...others] = evidence.findings;
  return (
    <div className="stack gap-2">
      <p>{reason}</p>
      <p>
        {fix} {wins > 0 && <b className="good numbers one-line">{signedPoints(wins, format)}</b>}
      </p>
      {first && <EvidenceNote findings={[first, ...others]} {...(conflicts && { conflicts })} />}
    </div>
  );
}

/** "−15" or "+15", with a real minus sign; nothing won or lost has no sign. */
export function signedPoints(points: number, format: (points: number) => string = String): string {
  if (points === 0) return format(0);
  return `${points < 0 ? '−' : '+'}${format(Math.abs(points))}`;
}
