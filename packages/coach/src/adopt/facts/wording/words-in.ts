import { plainText } from '../../units/plain-text.ts';

const word = /[$€£]?\p{N}{1,15}(?:[.,]\p{N}{1,15}){0,6}%?|\p{L}+(?:['-]\p{L}+)*/gu;
const blank = /\[fill in[^\]\n]{0,120}\]/giu;

/** The words and figures of a text in lower case; "9-hour" is two of them, "10k" as well. */
export function wordsIn(text: string): string[] {
  return plainText(text).replace(blank, ' ').toLowerCase().match(word) ?? [];
}
