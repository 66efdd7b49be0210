import { acronyms } from '../../lexicon/words/acronyms.ts';
import { knownNames } from '../../lexicon/briefs/known-names.ts';

/** What opens an item of a list. */
export const marker = /^(?:[-*•–—>#]+|\d{1,2}[.)])\s+/u;
const loud = /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u;
/** Acronyms that are everyday words when everything is in capitals. */
const alsoWords: ReadonlySet<string> = new Set(['it', 'us', 'no', 'am', 'hi', 'hey', 'i']);
const pictures =
  /\s*(?![©®™])\p{Extended_Pictographic}[\p{Extended_Pictographic}\u{fe0f}\u{200d}]*/gu;
const firstWord = /^[\p{L}\p{N}'’&./-]+/u;

/** One line without a bullet, without shouting and without what closes a sentence; a question keeps its mark. */
export function tidy(text: string): string {
  const line = text.replace(pictures, '').replace(/\s+/gu, ' ').trim().replace(marker, '');
  return calm(line)
    .replace(/[\s.!;:,…]+$/u, '')
    .trim();
}

/** Words in capitals as one would say them; other texts as they are. */
export function calm(line: string): string {
  if (!loud.test(line) || !line.includes(' ')) return line;
  return line
    .split(' ')
    .map((word) => {
      const key = word.toLowerCase();
      if ((acronyms.has(key) && !alsoWords.has(key)) || /[\d@/]/u.test(word)) return word;
      const isName = knownNames.has(key.replace(/[.!?,;:]+$/u, ''));
      return isName ? word.slice(0, 1) + key.slice(1) : key;
    })
    .join(' ');
}

/** The text as it goes on in the middle of a sentence: its first letter small, unless it opens a name. */
export function inSentence(text: string): string {
  const [first = ''] = firstWord.exec(text) ?? [];
  const next = text.slice(first.length);
  const key = first.toLowerCase();
  const isName =
    !/^\p{Lu}[\p{Ll}'’-]*$/u.test(first) ||
    /^I(?:['’]|$)/u.test(first) ||
    knownNames.has(key.replace(/['’]s$/u, '')) ||
    /^ \p{Lu}(?:\p{Ll}|\s)/u.test(next) ||
    /[^\p{ASCII}’]/u.test(first);
  return isName && first !== 'A' ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** What the writer says of "them" as it is said to the reader. */
export function toReader(text: string): string {
  return text
    .replace(/\bthey(['’])re\b/giu, 'you$1re')
    .replace(/\bthemselves\b/giu, 'yourselves')
    .replace(/\btheirs?\b/giu, (word) => (word.toLowerCase() === 'their' ? 'your' : 'yours'))
    .replace(/\b(?:they|them)\b/giu, 'you');
}
