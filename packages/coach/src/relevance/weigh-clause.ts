import { anyonesPeople, praiseWords } from '../lexicon/readers/anyones-things.ts';
import { publishers, referralVerbs } from '../lexicon/readers/other-parties.ts';
import {
  kin,
  observationVerbs,
  ownDeeds,
  readerActions,
  readerHabits,
  readerThings,
} from '../lexicon/readers/reader-verbs.ts';
import { reportVerbs } from '../lexicon/readers/unreal-words.ts';
import type { Sentence, Word } from '../document/email.ts';
import { nameKey } from '../document/protected-tokens.ts';
import { isAboutSender, isReceiving } from './is-about-sender.ts';
import { isPast } from './is-past.ts';
import { isSalesTalk } from './is-sales-talk.ts';
import { isTelling } from './is-telling.ts';
import { isSeeing, isUnreal } from './is-unreal.ts';
import type { Knowledge } from './knowledge.ts';
import {
  actedOnce,
  followsReader,
  isOfReader,
  isReaderName,
  isShown,
  ownsListed,
  ownsOne,
} from './of-reader.ts';
import { isNamed, readerPronouns } from './parties.ts';
import { isAboutOthers, isAboutThird } from './reader-names.ts';
import type { Clause } from './split-clauses.ts';

const wordsBefore = 8;
const wordsAfter = 16;
const reach = 5;
const nounWords = 2;

/**
 * What a clause says of the reader: `glimpse`, something of theirs without a detail; `observation`, a detail;
 * `fact`, one they could check.
 */
type Weight = 'glimpse' | 'observation' | 'fact';

/** Null when the clause is about anybody else, or about nothing that has happened. */
export function weighClause({ words: all, sentence }: Clause, known: Knowledge): Weight | null {
  if (isAboutOthers(sentence) || (isAboutThird(all) && !isObserved(all))) return null;
  if (isReferred(all, sentence, known)) return 'fact';
  const observes = isObserved(all);
  if (!observes && (isAboutSender(all, known.parties) || isSalesTalk(all))) return null;
  const readerAt = all.findIndex(
    (word, at) => isOfReader(word, at, all, known) && (observes || !isReceiving(all, at)),
  );
  if (readerAt === -1) return null;
  const said = all.slice(0, readerAt + wordsAfter);
  const words = said.slice(Math.max(0, readerAt - wordsBefore));
  return isUnreal(said) || isComparison(words, known) ? null : weigh(words, observes, known);
}

function weigh(words: readonly Word[], observes: boolean, known: Knowledge): Weight | null {
  const owned = ownsListed(words, known);
  const telling = words.filter(
    (word) => isTelling(word, known) && !(owned && readerThings.has(word.key)),
  ).length;
  const names = namesOfReader(words, known);
  const addresses = words.some(({ key }) => readerPronouns.has(key));
  const hasFigure = words.some((word) => known.isSpecific(word));
  const specific = hasFigure || hasFurtherName(words, known);
  const acts = followsReader(words, readerActions, known) || actedOnce(words, known);
  const owns = owned || ownsOne(words, known);
  const habit = followsReader(words, readerHabits, known);
  if (specific && telling >= 1 && (acts || owns || habit || isShown(words))) return 'fact';
  const reports = words.some(({ key }) => reportVerbs.has(key));
  if (specific && telling >= 1 && observes) return 'fact';
  if (specific && telling >= 2 && names > 0 && (addresses || (reports && hasFigure))) return 'fact';
  if (addresses && names > 1 && telling >= 1) return 'fact';
  if (!specific && telling < 3 && isPraise(words)) return null;
  if (!specific && !observes && isAboutAnyones(words)) return null;
  const witnessed = owned || (owns && (observes || reports));
  if (telling >= 3 && witnessed) return 'fact';
  if (telling >= 4 && acts) return 'fact';
  if (telling >= 2 && (acts || owned || observes || (owns && telling >= 3))) return 'observation';
  return acts || (owns && telling > 0) ? 'glimpse' : null;
}

/** "I saw", "looking at", "I stood by", "lunch at yours", "my aunt lives in"; what the writer made or ran themselves is not seen of the reader's. */
export function isObserved(words: readonly Word[]): boolean {
  return words.slice(0, wordsBefore + 2).some(({ key }, at) => {
    if (observationVerbs.has(key) || isSeeing(words, at)) return true;
    const before = words[at - 1]?.key;
    if (before === 'i' && isPast(key) && !ownDeeds.has(key)) return true;
    if (before === 'my' && kin.has(key)) return true;
    if (before === 'at' && key === 'yours') return true;
    const next = words[at + 1]?.key ?? '';
    return /^look(?:ed|ing)$/u.test(key) && /^(?:at|through|around|into)$/u.test(next);
  });
}

/** "Ben Whitfield suggested I write to you": the reader can ask Ben. */
function isReferred(
  words: readonly Word[],
  { words: all }: Sentence,
  { names, parties }: Knowledge,
): boolean {
  const verb = words.findIndex(({ key }) => referralVerbs.has(key));
  const before = verb === 0 ? all.slice(0, reach) : words.slice(Math.max(0, verb - reach), verb);
  const isTheirs = (word: Word) =>
    isNamed(word, names) && !isNamed(word, parties.sender) && !publishers.has(nameKey(word));
  return (
    verb !== -1 &&
    before.some(isTheirs) &&
    !before.some(({ key }) => /^(?:we|our|i|my|you|your)$/u.test(key)) &&
    words.slice(verb + 1, verb + reach).some(({ key }) => /^(?:i|me|you|your|we|us)$/u.test(key))
  );
}

/** "Hotels like Casa Verde" is about hotels. */
function isComparison(words: readonly Word[], known: Knowledge): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    return /^(?:like|as)$/u.test(word.key) && next !== undefined && isReaderName(next, known);
  });
}

function isPraise(words: readonly Word[]): boolean {
  return words.some(({ key }) => praiseWords.has(key));
}

/** "Your patients", "your sales team": people whom no stranger knows. */
function isAboutAnyones(words: readonly Word[]): boolean {
  return words.some(
    ({ key }, at) =>
      key === 'your' &&
      words.slice(at + 1, at + 1 + nounWords).some((next) => anyonesPeople.has(next.key)),
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
