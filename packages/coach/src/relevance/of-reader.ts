import { pastVerbs } from '../lexicon/anyones-things.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { crowds, publishers } from '../lexicon/other-parties.ts';
import { readerThings } from '../lexicon/reader-verbs.ts';
import { publicPlaces } from '../lexicon/unreal-words.ts';
import type { Word } from '../text/email.ts';
import { nameKey } from '../text/tokens/find-names.ts';
import { isTelling } from './is-telling.ts';
import type { Knowledge } from './knowledge.ts';
import { isNamed, readerPronouns } from './parties.ts';

const reach = 5;
const thingWords = 4;
const stative = /^(?:are|were|is|was|be|been|get|got|feel|as|of|in|for|to)$/u;
const states = new Set('based located interested excited hundred indeed speed'.split(' '));

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
  if (word.key === 'the' && publicPlaces.has(next?.key ?? ''))
    return /^(?:page|menu|form|desk)$/u.test(afterNext?.key ?? '');
  return isReaderName(word, known) || isNamed(word, known.parties.addressee);
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

export function isPast(key: string): boolean {
  return (/^\p{L}{3,}ed$/u.test(key) && !states.has(key)) || pastVerbs.has(key);
}

/** "You invested", "Fernhill quietly renamed": any verb in the past, right after the reader. */
export function actedOnce(words: readonly Word[], known: Knowledge): boolean {
  return words.some((word, at) => {
    const isSubject = /^you(?:'ve)?$/u.test(word.key) || isReaderName(word, known);
    const after = words.slice(at + 1, at + 3);
    const verb = after.findIndex(({ key }) => isPast(key));
    return isSubject && verb !== -1 && !after.slice(0, verb).some(({ key }) => stative.test(key));
  });
}

/** "Your latest post", "the Fernhill menu": a thing that one can look up. */
export function ownsListed(words: readonly Word[], known: Knowledge): boolean {
  return words.some(
    (word, at) =>
      word.key !== 'you' &&
      isOfReader(word, at, words, known) &&
      words.slice(at + 1, at + 1 + reach).some((next) => readerThings.has(nameKey(next))),
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
