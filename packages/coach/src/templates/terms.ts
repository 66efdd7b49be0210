import { everyEmailsWords } from '../lexicon/topics/every-emails-words.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { findBlanks } from '../text/tokens/find-blanks.ts';
import { findMergeTags } from '../text/tokens/find-merge-tags.ts';

/** How much a word is said, and how it is spelt where it is said first. */
type Term = { readonly weight: number; readonly word: string };

/** Telling words by their stem. */
export type Terms = ReadonlyMap<string, Term>;

type Part = { readonly text: string; readonly weight: number };

const wordShape = /\p{L}[\p{L}\p{N}'’-]*/gu;
const shortest = 3;
const colourless = [englishFunctionWords, genericWords, everyEmailsWords];

/** "Cafés" and "café" are one word, and so are "ovens" and "oven". */
function stemOf(key: string): string {
  const stem = key.replace(/'s?$/u, '').replace(/(?:ies|es|s|ing|ed)$/u, '');
  return stem.length >= shortest ? stem : key;
}

function withoutTags(text: string): string {
  let plain = '';
  let at = 0;
  const tags = [...findMergeTags(text), ...findBlanks(text)].toSorted((a, b) => a.start - b.start);
  for (const { start, end } of tags) {
    if (start < at) continue;
    plain += `${text.slice(at, start)} `;
    at = end;
  }
  return plain + text.slice(at);
}

/** The telling words of several texts, each text as heavy as it is said to be. */
export function termsOf(parts: readonly Part[]): Terms {
  const terms = new Map<string, Term>();
  for (const { text, weight } of parts) {
    for (const [word] of withoutTags(text).matchAll(wordShape)) {
      const key = word.toLowerCase().replaceAll('’', "'");
      if (key.length < shortest || colourless.some((list) => list.has(key))) continue;
      const stem = stemOf(key);
      const before = terms.get(stem);
      terms.set(stem, { weight: (before?.weight ?? 0) + weight, word: before?.word ?? word });
    }
  }
  return terms;
}
