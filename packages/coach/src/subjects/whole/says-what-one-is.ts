import { isDeterminer, isNumber } from '../phrases/word-class.ts';
import type { Place } from './place.ts';

const toBe = /^(?:am|is|are|was|were|be|been|(?:i|we|you|they|he|she|it)['’]?(?:m|re|s))$/u;
const ofWriter = /^(?:i['’]?m|we['’]re|am)$/u;
const intensifier = /^(?:very|so|too|quite|rather|most|more|\p{L}{3,}ly)$/u;
const mostBetween = 3;

/** "I am proficient in SQL", "we are a leading digital agency": a quality or a trade, and not what the email is about. */
export function saysWhatOneIs({ sentence: { words }, from }: Place): boolean {
  const first = words[from];
  const at = words.findLastIndex(
    ({ key }, place) => place < from && place >= from - mostBetween && toBe.test(key),
  );
  if (at === -1 || !first) return false;
  const isNamed = isDeterminer(first) || isNumber(first) || /^\p{Lu}/u.test(first.text);
  const between = words.slice(at + 1, from);
  if (at > 0 && !isNamed && between.every(({ key }) => intensifier.test(key))) return true;
  const key = words[at]?.key ?? '';
  const isWriter = ofWriter.test(key) || /^we$/u.test(words[at - 1]?.key ?? '');
  return isWriter && words.slice(at + 1, from + 1).some((word) => /^an?$/u.test(word.key));
}
