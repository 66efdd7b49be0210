import type { LiveLine, LiveRewrite, LiveScore } from '../../../data/live-score/live-score.ts';
import type { LedgerLine } from '../../../ui/ledger/ledger-row.tsx';
import { LineReason } from './line-reason.tsx';

const longestQuote = 240;

/** A score's lines with the numbers that ring, ledger and words share. */
export type NumberedLine = LiveLine & { readonly number: number };

export function numberLines({ lines }: LiveScore): NumberedLine[] {
  return lines.map((line, index) => ({ ...line, number: index + 1 }));
}

/** Lines of the rewrite keep the number that their rule had in the draft; new ones count on. */
export function numberLinesAfter(
  before: readonly NumberedLine[],
  after: LiveScore,
): NumberedLine[] {
  let next = before.length;
  return after.lines.map((line) => ({
    ...line,
    number: before.find(({ rule }) => rule === line.rule)?.number ?? ++next,
  }));
}

/** What the rewrite won back, line by line, with why its changes were made. */
export function wonLines(
  before: readonly NumberedLine[],
  { after, edits }: LiveRewrite,
): LedgerLine[] {
  return before
    .map(({ number, name, rule, points }) => {
      const reasons = edits.filter((edit) => edit.rule === rule).map(({ reason }) => reason);
      const pointsAfter = after.lines.find((line) => line.rule === rule)?.points ?? 0;
      return {
        number,
        name,
        points: pointsAfter - points,
        ...(reasons.length > 0 && { reason: [...new Set(reasons)].join(' ') }),
      };
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

export function toLedgerLine(line: NumberedLine): LedgerLine {
  const { number, name, points, quote } = line;
  return { number, name, points, quote: shorten(quote), reason: <LineReason line={line} /> };
}

/** A line may quote a whole email; laying that out would hold up typing. */
function shorten(quote: string): string {
  return quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote;
}
