import type { Exchange } from '../exchange/exchange.ts';
import { mannerNames } from '../exchange/manner-names.ts';
import type { Tries } from '../exchange/tries-of.ts';

/** What a try was: "Full rewrite", "Edited, lighter touch". */
export function tryName({ exchanges: all }: Tries, exchange: Exchange): string {
  const [first] = all;
  const parts = [
    exchange.draft.content !== first?.draft.content && 'Edited',
    mannerOf(exchange),
  ].filter((part) => typeof part === 'string');
  const [leading = exchange === first ? 'As first asked' : 'Asked again', ...others] = parts;
  return [leading, ...others.map((part) => part.toLowerCase())].join(', ');
}

function mannerOf({ answer }: Exchange): string | null {
  const result = answer?.optimization_results;
  if (!result) return answer?.is_partial ? 'Stopped' : null;
  return result.brief === null ? mannerNames[result.manner] : 'From your brief';
}
