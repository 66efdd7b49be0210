import { syllable } from 'syllable';

const longestWord = 30;
const mostKept = 10_000;

/** Counting is most of the work of a score, and a rewrite scores the same words again and again. */
const counted = new Map<string, number>();

/** At least one; figures and anything overlong count as one, so that no text can make it slow. */
export function countSyllables(key: string): number {
  const before = counted.get(key);
  if (before !== undefined) return before;
  if (key.length > longestWord || !/^[\p{L}'-]+$/u.test(key)) return 1;
  const count = Math.max(1, syllable(key));
  if (counted.size >= mostKept) counted.clear();
  counted.set(key, count);
  return count;
}
