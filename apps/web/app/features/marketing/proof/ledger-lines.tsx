import type { AccountLine, Edit } from '@replysmith/coach';
import type { LiveLine, LiveScore } from '../../../data/live-score/live-score.ts';
import type { LedgerLine } from '../../../ui/ledger/ledger-row.tsx';
import { quoteOrFact } from '../../../ui/ledger/quote-or-fact.ts';
import { ReasonAndFix } from '../../../ui/ledger/reason-and-fix.tsx';

/** A score's lines with the numbers that ring, ledger and words share. */
export type NumberedLine = LiveLine & { readonly number: number };

export function numberLines({ lines }: LiveScore): NumberedLine[] {
  return lines.map((line, index) => ({ ...line, number: index + 1 }));
}

/** A line of what is lost. */
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

/** A line of what the rewrite moved, with why its changes were made. */
export function toMovedLine({ number, name, points, changes }: AccountLine<Edit>): LedgerLine {
  const reasons = new Set(changes.map(({ reason }) => reason));
  return {
    number,
    name,
    points: points === 0 ? undefined : points,
    ...(reasons.size > 0 && { reason: [...reasons].join(' ') }),
  };
}
