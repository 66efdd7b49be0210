import { weekdays } from '../lexicon/dates.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { genericWords } from '../lexicon/generic-words.ts';
import {
  observationVerbs,
  readerActions,
  readerHabits,
  readerThings,
} from '../lexicon/reader-verbs.ts';
import type { Word } from '../text/email.ts';
import { nameKey } from '../text/tokens/find-names.ts';
import { isSalesTalk } from './is-sales-talk.ts';
import { isAboutSender, type Knowledge } from './knowledge.ts';
import { isNamed, readerPronouns } from './parties.ts';
import type { Clause } from './split-clauses.ts';

const hypothetical = new Set(
  "could would can will might may should if want need whether you'd you'll let help helps helped".split(
    ' ',
  ),
);
const wordsBefore = 8;
const wordsAfter = 16;
const reach = 5;
const weekday = new RegExp(`^(?:${weekdays})$`, 'u');

/** Whether a clause says something seen of the reader's, and whether they could check it; null when neither. */
export function weighClause(clause: Clause, known: Knowledge): 'observation' | 'fact' | null {
  const observes = clause.words.slice(0, wordsBefore).some(isObservation);
  if (!observes && (isAboutSender(clause.words, known.parties) || isSalesTalk(clause.words)))
    return null;
  const readerAt = clause.words.findIndex((word) => isOfReader(word, known));
  if (readerAt === -1) return null;
  const words = clause.words.slice(Math.max(0, readerAt - wordsBefore), readerAt + wordsAfter);
  if (upToAside(words).some(isHypothetical) || isComparison(words, known)) return null;
  const telling = words.filter((word) => isTelling(word, known)).length;
  const specific = words.some((word) => known.isSpecific(word)) || hasFurtherName(words, known);
  const names = namesOfReader(words, known);
  const acts = followsReader(words, readerActions, known);
  const owns = followsReader(words, readerThings, known);
  const habit = followsReader(words, readerHabits, known);
  if (specific && telling >= 1 && (acts || owns || habit)) return 'fact';
  if (specific && (telling >= 2 || names > 1) && (observes || names > 0)) return 'fact';
  if ((acts || owns) && telling >= 4) return 'fact';
  return telling >= 2 && (acts || owns || observes) ? 'observation' : null;
}

function isObservation({ key }: Word, at: number, words: readonly Word[]): boolean {
  if (observationVerbs.has(key)) return true;
  return (
    /^look(?:ed|ing)$/u.test(key) && /^(?:at|through|around|into)$/u.test(words[at + 1]?.key ?? '')
  );
}

/** What the clause says itself: in "your issue used photographs where a map would …" the issue is real. */
function upToAside(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ key }) => key === 'where' || key === 'because');
  return end === -1 ? words : words.slice(0, end);
}

function isHypothetical({ key, text }: Word): boolean {
  return hypothetical.has(key) && text !== 'May';
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

function isOfReader(word: Word, { readerNames, parties }: Knowledge): boolean {
  return (
    readerPronouns.has(word.key) || isNamed(word, readerNames) || isNamed(word, parties.addressee)
  );
}

/** "You hired", "your Leeds menu", "Fernhill’s new shop": the word comes soon after the reader. */
function followsReader(
  words: readonly Word[],
  list: ReadonlySet<string>,
  known: Knowledge,
): boolean {
  let left = 0;
  for (const word of words) {
    if (left > 0 && list.has(nameKey(word))) return true;
    left = isOfReader(word, known) ? reach : left - 1;
  }
  return false;
}

/** A word that says what: neither small, nor generic, nor a mere name or day. */
function isTelling({ key }: Word, { names }: Knowledge): boolean {
  return (
    key.length > 2 &&
    !weekday.test(key) &&
    !englishFunctionWords.has(key) &&
    !genericWords.has(key) &&
    !observationVerbs.has(key) &&
    !names.has(key.replace(/'s$/u, ''))
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
