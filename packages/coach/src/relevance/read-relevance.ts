import { guiltPhrases } from '../lexicon/guilt-phrases.ts';
import { perceptionVerbs } from '../lexicon/reader-verbs.ts';
import { readerRoles } from '../lexicon/reader-roles.ts';
import { flattery } from '../lexicon/flattery.ts';
import { vagueWords } from '../lexicon/vague-words.ts';
import type { Email, Sentence, Stretch, Word } from '../text/email.ts';
import { isQuestion } from '../text/asks/find-asks.ts';
import { isFiller } from '../text/words/is-filler.ts';
import { findPhrases, hasPhrase, phraseBook } from '../text/words/phrases.ts';
import { stretchOf } from '../text/words/stretch.ts';
import { isAboutSender } from './is-about-sender.ts';
import { isTied } from './is-tied.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import { splitClauses } from './split-clauses.ts';
import { isOfReader } from './of-reader.ts';
import { isUnreal } from './is-unreal.ts';
import { isObserved, weighClause } from './weigh-clause.ts';

/**
 * How deep the email goes into its reader: nothing, their name, their company or role, something seen of theirs,
 * a fact they could check, a fact tied to the reason for writing.
 */
export type RelevanceLevel = 'none' | 'name' | 'company' | 'observation' | 'fact' | 'tied';

export type Relevance = {
  readonly level: RelevanceLevel;
  /** The sentence that goes deepest. */
  readonly sentence: Sentence | null;
  /** Praise that would fit any reader. */
  readonly flattery: readonly Stretch[];
};

const orders = new Set(
  (
    'please kindly reply click check share send let join take get book call visit download contact feel try claim schedule drop give ' +
    'tell fill sign apply register provide forward add start grab discover watch complete indicate consider note allow save boost ' +
    'increase improve learn use imagine come stop submit pay follow subscribe upload bring write'
  ).split(' '),
);
const openingWords = 4;
const shortThanks = 7;

const guiltBook = phraseBook(guiltPhrases);
const flatteryBook = phraseBook(flattery);
const vagueBook = phraseBook(vagueWords);
const roleBook = phraseBook(readerRoles);

export function readRelevance(email: Email): Relevance {
  const known = knowledgeOf(email);
  let level: RelevanceLevel = shallowLevel(email, known.namesReader);
  let deepest: Sentence | null = null;
  for (const sentence of email.substance) {
    if (
      isQuestion(sentence) ||
      isOrder(sentence.words) ||
      isThanks(sentence) ||
      hasPhrase(sentence.words, guiltBook)
    )
      continue;
    if (isFiller(sentence.text)) continue;
    const found = levelOf(email, sentence, known);
    if (found === null || rank(found) <= rank(level)) continue;
    level = found;
    deepest = sentence;
  }
  return {
    level: level === 'fact' && deepest && isTied(email, deepest, known) ? 'tied' : level,
    sentence: deepest,
    flattery: email.substance.flatMap((sentence) =>
      findPhrases(sentence.words, flatteryBook).map(({ start, end }) =>
        stretchOf(email.body, start, end),
      ),
    ),
  };
}

/**
 * What the sentence's best clause is worth. A vague one ("several", "a lot") is never a fact; after "it could …" only
 * what was seen is real.
 */
function levelOf(email: Email, sentence: Sentence, known: Knowledge): RelevanceLevel | null {
  let unreal = false;
  let ours = false;
  const clauses = splitClauses(email.body, sentence);
  const isGuess = clauses.some(({ words }) => isUnreal(words));
  const levels = clauses.map((clause): RelevanceLevel | null => {
    const { words } = clause;
    const isSeen = isObserved(words);
    ours = isAboutSender(words, known.parties) || (ours && !opensWithReader(words, known));
    const isNothing = isOrder(words) || ((unreal || ours) && !isSeen);
    unreal ||= isUnreal(words);
    const weight = isNothing ? null : weighClause(clause, known);
    if (weight === 'glimpse') return isGuess ? null : 'company';
    return weight === 'fact' && hasPhrase(words, vagueBook) ? 'observation' : weight;
  });
  return levels.reduce((deepest, level) => (rank(level) > rank(deepest) ? level : deepest), null);
}

/** "Kindly share your budget": what is asked of the reader is not known of them. */
function isOrder([first, second]: readonly Word[]): boolean {
  const verb = /^(?:and|or|then)$/u.test(first?.key ?? '') ? second : first;
  return orders.has(verb?.key ?? '');
}

/** "Our robust, cloud-native platform streamlines your process" is one talk about us, whatever the commas. */
function opensWithReader(words: readonly Word[], known: Knowledge): boolean {
  return words
    .slice(0, openingWords)
    .some((word, at) => isOfReader(word, at, words, known) || perceptionVerbs.has(word.key));
}

/** "Thank you and God bless." */
function isThanks({ words: [first, ...rest] }: Sentence): boolean {
  return /^(?:thanks?|cheers|god)$/u.test(first?.key ?? '') && rest.length < shortThanks;
}

function shallowLevel(email: Email, namesCompany: boolean): RelevanceLevel {
  if (namesCompany || email.substance.some((sentence) => hasPhrase(sentence.words, roleBook)))
    return 'company';
  return email.addressee ? 'name' : 'none';
}

function rank(level: RelevanceLevel | null): number {
  return [null, 'none', 'name', 'company', 'observation', 'fact', 'tied'].indexOf(level);
}
