import type { LiveLine, LiveScore } from '../../../../data/live-score/live-score.ts';
import type { LedgerLine } from '../../../../ui/ledger/ledger-row.tsx';
import { ReasonAndFix } from '../../../../ui/ledger/reason-and-fix.tsx';

const longestQuote = 240;

/** A line with the number that ring, ledger and words share. */
export type NumberedLine = LiveLine & { readonly number: number };

export function numberLines(score: LiveScore | null): NumberedLine[] {
  if (!score || score.trouble !== null) return [];
  return score.lines.map((line, index) => ({ ...line, number: index + 1 }));
}

export function toLedgerLine(line: NumberedLine): LedgerLine {
  const { number, name, points, quote, reason, fix, wins, cards } = line;
  return {
    number,
    name,
    points,
    quote: quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote,
    reason: <ReasonAndFix reason={reason} fix={fix} wins={wins} findings={cards} />,
  };
}
