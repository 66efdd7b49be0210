import type { LedgerLine } from './ledger-row.tsx';

/** A line may quote a whole email; laying that out would hold up typing. */
const longestQuote = 240;

/** What a line stands on: words of the email where it points at some, else what was measured. */
export function quoteOrFact(line: {
  readonly quote: string;
  readonly spans: readonly unknown[];
}): Pick<LedgerLine, 'quote' | 'fact'> {
  if (line.spans.length === 0) return { fact: line.quote };
  const isLong = line.quote.length > longestQuote;
  return { quote: isLong ? `${line.quote.slice(0, longestQuote)}…` : line.quote };
}
