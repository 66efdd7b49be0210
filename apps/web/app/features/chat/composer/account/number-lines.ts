import type { LiveLine, LiveScore } from '../../../../data/live-score/live-score.ts';

type NumberedLine = LiveLine & { readonly number: number };

/** The lines with the numbers that ring, ledger and words share; none where there is no verdict. */
export function numberLines({ lines, trouble }: LiveScore): NumberedLine[] {
  return trouble === null ? lines.map((line, index) => ({ ...line, number: index + 1 })) : [];
}
