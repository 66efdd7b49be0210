import { ceilingOf } from '../../score/ceiling-of.ts';
import type { LedgerLine } from '../../score/score.ts';
import { inTenths } from '../words/in-tenths.ts';
import { quoteWords } from '../words/quote-words.ts';

/** A line of the ledger in words: what it costs, the words it means, why, and what the fix wins. */
export function describeLine({ rule, name, points, spans, quote, reason, fix, wins }: LedgerLine) {
  const ceiling = ceilingOf(rule);
  const cost =
    ceiling === null
      ? `costs ${inTenths(-points)}`
      : `holds the score at ${inTenths(ceiling)} and costs ${inTenths(-points)}`;
  const words = quote === '' ? '' : spans.length > 0 ? ` (${quoteWords(quote)})` : ` (${quote})`;
  const gain = wins > 0 ? ` That wins ${inTenths(wins)}.` : '';
  return `**${name}** ${cost}${words}. ${reason} ${fix}${gain}`;
}
