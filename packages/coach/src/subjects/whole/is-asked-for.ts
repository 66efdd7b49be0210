import type { Place } from './place.ts';

const asks = /^(?:what|who|whom|whose|when|where|which|how|why)(?:['’]?(?:s|re))?$/u;
const furthest = 3;

/** "What is your budget?": what the reader is asked to tell is no subject. */
export function isAskedFor({ sentence: { words, text }, from }: Place): boolean {
  const before = words.slice(Math.max(0, from - furthest), from + 1);
  const at = before.findIndex(({ key }) => asks.test(key));
  if (at === -1) return false;
  const isVerbNext = /^(?:is|are|was|does|do|did|would|will|can|have|has)$/u.test(
    before[at + 1]?.key ?? '',
  );
  return (
    text.trimEnd().endsWith('?') || isVerbNext || /['’]?(?:s|re)$/u.test(before[at]?.key ?? '')
  );
}
