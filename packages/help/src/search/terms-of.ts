import { stopWords } from './stop-words.ts';
import { termOf } from './term-of.ts';

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

type Term = { readonly term: string; readonly start: number; readonly end: number };

/** Words as they are searched for, and where they stand. */
export function termsIn(text: string): Term[] {
  return Array.from(text.matchAll(word), (match) => ({
    term: termOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The terms that tell one text from another. */
export function tellingTerms(text: string): string[] {
  return Array.from(text.matchAll(word), ([found]) => found)
    .filter((found) => !stopWords.has(found.toLowerCase().replaceAll('’', "'")))
    .map(termOf);
}
