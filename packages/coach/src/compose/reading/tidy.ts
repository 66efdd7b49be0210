import { acronyms } from '../../lexicon/words/acronyms.ts';
import { knownNames } from '../../lexicon/briefs/known-names.ts';

const marker = /^(?:[-*•–—>#]+|\d{1,2}[.)])\s+/u;
const loud = /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u;
const firstWord = /^[\p{L}\p{N}'’&./-]+/u;

/** One line without a bullet, without shouting and without what closes a sentence; a question keeps its mark. */
export function tidy(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim().replace(marker, '');
  const calm = loud.test(line) && line.includes(' ') ? calmed(line) : line;
  return calm.replace(/[\s.!;:,…]+$/u, '').trim();
}

function calmed(line: string): string {
  return line
    .split(' ')
    .map((word) => {
      const key = word.toLowerCase();
      return acronyms.has(key) || /[\d@/]/u.test(word) ? word : key;
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
    /^ \p{Lu}\p{Ll}/u.test(next) ||
    /[^\p{ASCII}]/u.test(first);
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
