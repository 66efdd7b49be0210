import { ceilingOf } from '../../score/ceiling-of.ts';
import type { LedgerLine } from '../../score/score.ts';
import { quoteWords } from '../words/quote-words.ts';

export const pointsIn = (points: number) => (points === 1 ? '1 point' : `${points} points`);

/** A line of the ledger in words: what it costs, the words it means, why, and what the fix wins. */
export function describeLine({ rule, name, points, spans, quote, reason, fix, wins }: LedgerLine) {
  const ceiling = ceilingOf(rule);
  const cost =
    ceiling === null
      ? `costs ${pointsIn(-points)}`
      : `holds the score at ${ceiling} and costs ${pointsIn(-points)}`;
  const words = quote === '' ? '' : spans.length > 0 ? ` (${quoteWords(quote)})` : ` (${quote})`;
  const gain = wins > 0 ? ` That wins ${pointsIn(wins)}.` : '';
  return `**${name}** ${cost}${words}. ${reason} ${fix}${gain}`;
}
