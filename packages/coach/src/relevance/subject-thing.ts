import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { isSalesTalk } from './is-sales-talk.ts';
import { isTelling } from './is-telling.ts';
import type { Knowledge } from './knowledge.ts';
import { isNamed, senderPronouns } from './parties.ts';

const thingWords = 3;
/** "Leeds" of "your Leeds café" is not theirs alone. */
const capital = /^\p{Lu}/u;
const definite = /^(?:the|this|that)$/u;

/** "Photos of your barn" → "barn": what the subject says is the reader's. */
export function subjectThings({ subjectWords }: Email, known: Knowledge): ReadonlySet<string> {
  const unnamed = { ...known, names: new Set<string>() };
  return new Set(
    subjectWords
      .filter(
        (word, at) =>
          !capital.test(word.text) &&
          isTelling(word, unnamed) &&
          subjectWords.slice(Math.max(0, at - thingWords), at).some(({ key }) => key === 'your'),
      )
      .map(({ key }) => key),
  );
}

/** Whether a sentence says of that thing what they could check: "40 pictures of the barn", "staging.fernhill.example answers". */
export function pinsThing(
  { words, text }: Sentence,
  things: ReadonlySet<string>,
  known: Knowledge,
): boolean {
  if (things.size === 0 || isSalesTalk(words) || senderPronouns.has(words[0]?.key ?? ''))
    return false;
  if (text.trimEnd().endsWith('?')) return false;
  if (words.some((word) => isAddressOf(word, things, known))) return true;
  const isOne = (word: Word, at: number) =>
    things.has(word.key) && (isName(word, known) || isTheOne(words[at - 1], words[at + 1]));
  return words.some(isOne) && words.some((word) => known.isSpecific(word));
}

/** "The barn", and not "the barn dance". */
function isTheOne(before: Word | undefined, after: Word | undefined): boolean {
  return definite.test(before?.key ?? '') && (!after || englishFunctionWords.has(after.key));
}

function isName(word: Word, { names, parties }: Knowledge): boolean {
  return isNamed(word, names) && !isNamed(word, parties.sender);
}

function isAddressOf({ key }: Word, things: ReadonlySet<string>, { parties }: Knowledge): boolean {
  const parts = key.includes('.') ? key.split(/[.-]/u) : [];
  return parts.some((part) => things.has(part)) && !parts.some((part) => parties.sender.has(part));
}
