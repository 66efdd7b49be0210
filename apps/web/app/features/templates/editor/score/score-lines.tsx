import type { LiveLine, LiveScore } from '../../../../data/live-score/live-score.ts';
import type { LedgerLine } from '../../../../ui/ledger/ledger-row.tsx';
import { quoteOrFact } from '../../../../ui/ledger/quote-or-fact.ts';
import { ReasonAndFix } from '../../../../ui/ledger/reason-and-fix.tsx';

/** A line with the number that ring, ledger and words share. */
export type NumberedLine = LiveLine & { readonly number: number };

export function numberLines(score: LiveScore | null): NumberedLine[] {
  if (!score || score.trouble !== null) return [];
  return score.lines.map((line, index) => ({ ...line, number: index + 1 }));
}

export function toLedgerLine(line: NumberedLine): LedgerLine {
  const { number, name, points, reason, fix, wins, cards } = line;
  return {
    number,
    name,
    points,
    ...quoteOrFact(line),
    reason: <ReasonAndFix reason={reason} fix={fix} wins={wins} findings={cards} />,
  };
}
