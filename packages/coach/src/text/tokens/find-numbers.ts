import { numberWords } from '../../lexicon/layout/number-words.ts';
import type { Stretch, Word } from '../email.ts';
import { matchesOf } from '../words/stretch.ts';

const figure =
  /(?<![\p{L}\p{N}])(?:(?:USD|EUR|GBP|US\$|[$€£¥])\s?)?\d{1,15}(?:[.,]\d{1,15}){0,6}(?:\s?(?:%|percent\b|per cent\b|€|£|k\b|m\b|bn\b|thousand\b|million\b|billion\b|x\b)|\+)?/giu;

/** Figures with their currency or unit, and numbers spelt out. */
export function findNumbers(text: string, words: readonly Word[]): Stretch[] {
  return [...matchesOf(text, figure), ...words.filter((word) => numberWords.has(word.key))];
}
