import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { crowds, publishers } from '../lexicon/readers/other-parties.ts';
import { readerThings } from '../lexicon/readers/reader-verbs.ts';
import { publicPlaces, reportVerbs } from '../lexicon/readers/unreal-words.ts';
import type { Word } from '../document/email.ts';
import { nameKey } from '../document/protected-tokens.ts';
import { isPast } from './is-past.ts';
import { isTelling } from './is-telling.ts';
import type { Knowledge } from './knowledge.ts';
import { isNamed, readerPronouns } from './parties.ts';

const reach = 5;
const places = new Set(
  'site website page shop store listing menu list map window door gate'.split(' '),
);
const thingWords = 4;
const subjectWords = 8;
const stative = /^(?:are|were|is|was|be|been|get|got|feel|as|of|for|to)$/u;

export function isReaderName(word: Word, { readerNames }: Knowledge): boolean {
  return isNamed(word, readerNames);
}

/** "You", their name, "the careers page"; "your industry" is a crowd. */
export function isOfReader(
  word: Word,
  at: number,
  words: readonly Word[],
  known: Knowledge,
): boolean {
  const [next, afterNext] = words.slice(at + 1, at + 3);
  if (readerPronouns.has(word.key))
    return !crowds.has(next?.key ?? '') && !crowds.has(afterNext?.key ?? '');
  if (word.key === 'the') return isPublic(next, afterNext) || isSaying(words.slice(at + 1));
  return isReaderName(word, known) || isNamed(word, known.parties.addressee);
}

/** "The careers page" */
function isPublic(next: Word | undefined, afterNext: Word | undefined): boolean {
  return (
    publicPlaces.has(next?.key ?? '') && /^(?:page|menu|form|desk)$/u.test(afterNext?.key ?? '')
  );
}

/** "The newsletter on Tuesday asked": nobody quotes their own. */
function isSaying([thing, ...after]: readonly Word[]): boolean {
  return (
    readerThings.has(thing?.key ?? '') &&
    after.slice(0, reach).some(({ key }) => reportVerbs.has(key))
  );
}

/** "You hired", "your shop opened": the word comes soon after the reader. */
export function followsReader(
  words: readonly Word[],
  list: ReadonlySet<string>,
  known: Knowledge,
): boolean {
  let left = 0;
  for (const [at, word] of words.entries()) {
    if (left > 0 && list.has(nameKey(word))) return true;
    left = isOfReader(word, at, words, known) ? reach : left - 1;
  }
  return false;
}

/** In the past, and not a state: "paid", but not "were based". */
function isDone({ key }: Word, at: number, words: readonly Word[]): boolean {
  return isPast(key) && !stative.test(words[at - 1]?.key ?? '');
}

/** "You invested", "Fernhill quietly renamed", "your piece on bees ended": any verb in the past, soon after the reader. */
export function actedOnce(words: readonly Word[], known: Knowledge): boolean {
  return words.some((word, at) => {
    if (word.key === 'your') return words.slice(at + 2, at + subjectWords).some(isDone);
    const isSubject = /^you(?:'ve)?$/u.test(word.key) || isReaderName(word, known);
    return isSubject && words.slice(at + 1, at + 3).some(isDone);
  });
}

/** "Your latest post", "that thread of yours", "the Fernhill menu": a thing that one can look up. */
export function ownsListed(words: readonly Word[], known: Knowledge): boolean {
  return words.some(
    (word, at) =>
      word.key !== 'you' &&
      isOfReader(word, at, words, known) &&
      (word.key === 'yours'
        ? words.slice(Math.max(0, at - 3), at)
        : words.slice(at + 1, at + 1 + reach)
      ).some((next) => readerThings.has(nameKey(next))),
  );
}

/** "$410 on your site", "in your shop": where a figure was read. */
export function isShown(words: readonly Word[]): boolean {
  return words.some(
    ({ key }, at) =>
      key === 'your' &&
      /^(?:on|in|at|by|under|outside)$/u.test(words[at - 1]?.key ?? '') &&
      words.slice(at + 1, at + 3).some((place) => places.has(place.key)),
  );
}

/** "Your textile gallery", "Heldi’s reset link": something that not every reader has. */
export function ownsOne(words: readonly Word[], known: Knowledge): boolean {
  return words.some((word, at) => {
    if (word.key !== 'your' && !(isReaderName(word, known) && /['’]s$/u.test(word.text)))
      return false;
    const after = words.slice(at + 1, at + 1 + thingWords);
    const end = after.findIndex(({ key }) => englishFunctionWords.has(key));
    const thing = after.slice(0, end === -1 ? after.length : end);
    return thing.some((part) => isTelling(part, known) || isProper(part));
  });
}

function isProper(word: Word): boolean {
  return /^\p{Lu}/u.test(word.text) && !publishers.has(nameKey(word));
}
