import type { Email, Word } from './email.ts';
import { englishFunctionWords } from '../lexicon/english.ts';
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

const fewestWords = 30;
const fewestSentences = 3;
const englishShare = 0.2;

/**
 * The Flesch-Kincaid grade of the message; null when it is too short for one or not English.
 * Names, links, figures and capitals count as one syllable: they are no harder for being long.
 */
export function readingGrade(email: Email): number | null {
  const sentences = email.substance.filter((sentence) => sentence.words.length > 0);
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length < fewestWords || sentences.length < fewestSentences || !isEnglish(words))
    return null;
  const opaque = opaqueStarts(email);
  const syllables = words.reduce(
    (sum, word) =>
      sum + (opaque.has(word.start) || isCapitals(word) ? 1 : countSyllables(word.key)),
    0,
  );
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function isEnglish(words: readonly Word[]): boolean {
  return (
    words.filter((word) => englishFunctionWords.has(word.key)).length >= words.length * englishShare
  );
}

function isCapitals({ text }: Word): boolean {
  return text.length <= 5 && text === text.toUpperCase();
}

/** Where the words that belong to a protected token start. */
function opaqueStarts({ words, protectedTokens }: Email): Set<number> {
  const tokens = protectedTokens.filter(
    ({ field, kind }) => field === 'body' && kind !== 'quotation',
  );
  const starts = new Set<number>();
  let at = 0;
  for (const word of words) {
    while ((tokens[at]?.end ?? Infinity) <= word.start) at += 1;
    if ((tokens[at]?.start ?? Infinity) < word.end) starts.add(word.start);
  }
  return starts;
}
