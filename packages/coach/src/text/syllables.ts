import { syllable } from 'syllable';

const longestWord = 30;

/** At least one; figures and anything overlong count as one, so that no text can make it slow. */
export function countSyllables(key: string): number {
  if (key.length > longestWord || !/^[\p{L}'-]+$/u.test(key)) return 1;
  return Math.max(1, syllable(key));
}
