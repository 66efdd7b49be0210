import { everydayWords } from '../lexicon/adopt/everyday-words.ts';
import { followUpPhrases } from '../lexicon/kinds/follow-up-phrases.ts';
import { everyEmailsWords } from '../lexicon/topics/every-emails-words.ts';
import { pastVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { arrangingWords } from '../lexicon/words/arranging-words.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { idioms } from '../lexicon/words/idioms.ts';
import { lightWords } from '../lexicon/words/light-words.ts';
import { findBlanks, findMergeTags } from '../document/blanks.ts';
import { findPhrases, phraseBook, scanWords } from '../document/sentences.ts';

type Term = {
  /** How much it is said. */
  readonly weight: number;
  /** How much it says of what the email is about, from 0 to 1. */
  readonly tells: number;
  /** As it is spelt where it is said first. */
  readonly word: string;
};

/** Words by their stem. */
export type Terms = ReadonlyMap<string, Term>;

/** How rare a word is in a library; `unheard` is that of a word which no template has. */
export type Rarities = { readonly known: ReadonlyMap<string, number>; readonly unheard: number };

type Part = { readonly text: string; readonly weight: number };

const wordShape = /\p{L}[\p{L}\p{N}'’-]*/gu;
const shortest = 3;
/** "Circle back" is no circle. */
const stockPhrases = phraseBook([...jargon, ...followUpPhrases, ...idioms]);
const colourless = stemsOf([englishFunctionWords]);
const everyday = stemsOf([
  ...[genericWords, everyEmailsWords, everydayWords, arrangingWords, lightWords],
  ...[clauseVerbs, pastVerbs],
]);
/** Many of them together tell that two texts are one, and a few tell nothing. */
const everydayTells = 0.2;

function stemsOf(lists: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(lists.flatMap((words) => [...words].flatMap((word) => [word, stemOf(word)])));
}

/** "Cafés" and "café" are one word, and so are "ovens" and "oven". */
function stemOf(key: string): string {
  const stem = key.replace(/'s?$/u, '').replace(/(?:ies|es|s|ing|ed)$/u, '');
  return stem.length >= shortest ? stem : key;
}

/** The text without its merge tags, its blanks and its stock phrases. */
function plainText(text: string): string {
  const stretches = [
    ...findMergeTags(text),
    ...findBlanks(text),
    ...findPhrases(scanWords(text, 0, text.length), stockPhrases),
  ];
  let plain = '';
  let at = 0;
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    plain += `${text.slice(at, start)} `;
    at = end;
  }
  return plain + text.slice(at);
}

/** The words of several texts, each text as heavy as it is said to be, added to those that are known. */
export function termsOf(parts: readonly Part[], known: Terms = new Map()): Terms {
  const terms = new Map(known);
  for (const { text, weight } of parts) {
    for (const [word] of plainText(text).matchAll(wordShape)) {
      const key = word.toLowerCase().replaceAll('’', "'");
      if (key.length < shortest) continue;
      const stem = stemOf(key);
      if (colourless.has(key)) continue;
      const tells = everyday.has(key) || everyday.has(stem) ? everydayTells : 1;
      const before = terms.get(stem) ?? { weight: 0, tells, word };
      terms.set(stem, { ...before, weight: before.weight + weight });
    }
  }
  return terms;
}

/** How much a word counts in a comparison; said four times it counts twice. */
export function pullOf(
  stem: string,
  { weight, tells }: Term,
  { known, unheard }: Rarities,
): number {
  return Math.sqrt(weight) * tells * (known.get(stem) ?? unheard);
}
