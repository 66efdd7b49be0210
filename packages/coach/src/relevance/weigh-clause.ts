import { weekdays } from '../lexicon/dates.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { genericWords } from '../lexicon/generic-words.ts';
import { countedByAnyone, crowds, publishers, referralVerbs } from '../lexicon/other-parties.ts';
import {
  leadingVerbs,
  observationVerbs,
  readerActions,
  readerHabits,
  readerThings,
} from '../lexicon/reader-verbs.ts';
import { publicPlaces, reportVerbs, unrealWords } from '../lexicon/unreal-words.ts';
import type { Word } from '../text/email.ts';
import { nameKey } from '../text/tokens/find-names.ts';
import { isAboutSender } from './is-about-sender.ts';
import { isSalesTalk } from './is-sales-talk.ts';
import type { Knowledge } from './knowledge.ts';
import { isNamed, readerPronouns } from './parties.ts';
import { isAboutOthers } from './reader-names.ts';
import type { Clause } from './split-clauses.ts';

const wordsBefore = 8;
const wordsAfter = 16;
const reach = 5;
const stative = /^(?:are|were|is|was|be|been|get|got|feel|as|of|in|for|to)$/u;
const states = new Set('based located interested excited hundred indeed speed'.split(' '));
const weekday = new RegExp(`^(?:${weekdays})$`, 'u');

/**
 * What a clause says of the reader: `glimpse`, something of theirs without a detail; `observation`, a detail;
 * `fact`, one they could check; null when it is about anybody else.
 */
export function weighClause(
  { words: all, sentence }: Clause,
  known: Knowledge,
): 'glimpse' | 'observation' | 'fact' | null {
  if (isAboutOthers(sentence)) return null;
  if (isReferred(all, known)) return 'fact';
  const observes = all.slice(0, wordsBefore).some(isObservation);
  if (!observes && (isAboutSender(all, known.parties) || isSalesTalk(all))) return null;
  const readerAt = all.findIndex((word, at) => isOfReader(word, at, all, known));
  if (readerAt === -1) return null;
  const words = all.slice(Math.max(0, readerAt - wordsBefore), readerAt + wordsAfter);
  if (isUnreal(upToAside(words)) || isComparison(words, known)) return null;
  const telling = words.filter((word) => isTelling(word, known)).length;
  const addresses = words.some(({ key }) => readerPronouns.has(key));
  const hasFigure = words.some((word) => known.isSpecific(word));
  const specific = hasFigure || hasFurtherName(words, known);
  const names = namesOfReader(words, known);
  const acts = followsReader(words, readerActions, known) || actedOnce(words, known);
  const owns = followsReader(words, readerThings, known);
  const habit = followsReader(words, readerHabits, known);
  if (specific && telling >= 1 && (acts || owns || habit)) return 'fact';
  if (specific && telling >= 2 && (observes || (names > 0 && (addresses || hasFigure))))
    return 'fact';
  if (addresses && names > 1 && telling >= 1) return 'fact';
  if ((acts || owns) && telling >= 4) return 'fact';
  if (telling >= 2 && (acts || owns || observes)) return 'observation';
  return acts || (owns && (telling > 0 || specific)) ? 'glimpse' : null;
}

function isObservation({ key }: Word, at: number, words: readonly Word[]): boolean {
  if (observationVerbs.has(key)) return true;
  return (
    /^look(?:ed|ing)$/u.test(key) && /^(?:at|through|around|into)$/u.test(words[at + 1]?.key ?? '')
  );
}

/** "Ben Whitfield suggested I write to you": the reader can ask Ben. */
function isReferred(words: readonly Word[], { names, parties }: Knowledge): boolean {
  const verb = words.findIndex(({ key }) => referralVerbs.has(key));
  const before = words.slice(Math.max(0, verb - reach), Math.max(0, verb));
  const isTheirs = (word: Word) =>
    isNamed(word, names) && !isNamed(word, parties.sender) && !publishers.has(nameKey(word));
  return (
    before.some(isTheirs) &&
    !before.some(({ key }) => /^(?:we|our|i|my|you|your)$/u.test(key)) &&
    words.slice(verb + 1, verb + reach).some(({ key }) => /^(?:i|me|you|your|we|us)$/u.test(key))
  );
}

/** What the clause says itself: in "your issue used photographs where a map would …" the issue is real. */
function upToAside(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ key }) => key === 'where' || key === 'because');
  return end === -1 ? words : words.slice(0, end);
}

/** A guess, a wish or a promise, unless it reports what somebody said. */
function isUnreal(words: readonly Word[]): boolean {
  const unreal = words.findIndex(
    ({ key, text }, at) =>
      (unrealWords.has(key) && text !== 'May') ||
      (/^help(?:s|ed|ing)?$/u.test(key) && readerPronouns.has(words[at + 1]?.key ?? '')),
  );
  if (unreal === -1) return false;
  return !words.slice(0, unreal).some(({ key }) => reportVerbs.has(key));
}

/** "Hotels like Casa Verde" is about hotels. */
function isComparison(words: readonly Word[], known: Knowledge): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    return /^(?:like|as)$/u.test(word.key) && next !== undefined && isReaderName(next, known);
  });
}

function isReaderName(word: Word, { readerNames }: Knowledge): boolean {
  return isNamed(word, readerNames);
}

/** "You", their name, "the careers page"; "your industry" is a crowd. */
function isOfReader(word: Word, at: number, words: readonly Word[], known: Knowledge): boolean {
  const next = words.slice(at + 1, at + 3);
  if (readerPronouns.has(word.key)) return !next.some(({ key }) => crowds.has(key));
  if (word.key === 'the' && publicPlaces.has(next[0]?.key ?? ''))
    return /^(?:page|menu|form|desk)$/u.test(next[1]?.key ?? '');
  return isReaderName(word, known) || isNamed(word, known.parties.addressee);
}

/** "You hired", "your Leeds menu", "Fernhill’s new shop": the word comes soon after the reader. */
function followsReader(
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

/** "You invested", "Fernhill quietly renamed": any other verb in the past, right after the reader. */
function actedOnce(words: readonly Word[], known: Knowledge): boolean {
  return words.some((word, at) => {
    const isSubject = /^you(?:'ve)?$/u.test(word.key) || isReaderName(word, known);
    const after = words.slice(at + 1, at + 3);
    const verb = after.findIndex(({ key }) => /^\p{L}{3,}ed$/u.test(key) && !states.has(key));
    return isSubject && verb !== -1 && !after.slice(0, verb).some(({ key }) => stative.test(key));
  });
}

/** A word that says what: neither small, nor generic, nor a mere name or day, nor the thing it is said of. */
function isTelling({ key }: Word, { names }: Knowledge): boolean {
  const bare = key.replace(/'s$/u, '');
  return (
    key.length > 2 &&
    !weekday.test(key) &&
    !englishFunctionWords.has(key) &&
    !genericWords.has(key) &&
    !observationVerbs.has(key) &&
    !readerThings.has(bare) &&
    !readerActions.has(key) &&
    !leadingVerbs.has(key) &&
    !countedByAnyone.has(key) &&
    !names.has(bare)
  );
}

/** Two names of the reader's, or one that stands apart: "Fernhill opened in Leeds", "you opened in Leeds". */
function hasFurtherName(words: readonly Word[], known: Knowledge): boolean {
  const from = words.findIndex((word) => readerPronouns.has(word.key) || isReaderName(word, known));
  return (
    namesOfReader(words, known) > 1 ||
    words.slice(from + 2).some((word) => isReaderName(word, known))
  );
}

/** How many names of the reader's there are; "Casa Verde" is one. */
function namesOfReader(words: readonly Word[], known: Knowledge): number {
  const starts = words.filter((word, at) => {
    const before = words[at - 1];
    return isReaderName(word, known) && !(before && isReaderName(before, known));
  });
  return new Set(starts.map(nameKey)).size;
}
