import { stopWords } from './stop-words.ts';

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

type Term = { readonly term: string; readonly start: number; readonly end: number };

/** Words as they are searched for: small letters, without accents and without "'s". */
export function termsIn(text: string): Term[] {
  return Array.from(text.matchAll(word), (match) => ({
    term: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The terms that tell one text from another. */
export function tellingTerms(text: string): string[] {
  return termsIn(text).flatMap(({ term }) => (stopWords.has(term) ? [] : [term]));
}

function foldWord(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/['’]s$/u, '')
    .replaceAll(/['’]/gu, '');
}
