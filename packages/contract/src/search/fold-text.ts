import { plainLetters } from './plain-letters.ts';

const anyPlainLetter = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');

/**
 * A text as it is compared and searched: odd forms of letters made usual, without accents and case.
 * Each character by itself, so that a part of the text folds to a part of the folded text.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(anyPlainLetter, (letter) => plainLetters.get(letter) ?? letter);
}
