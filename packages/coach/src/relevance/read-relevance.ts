import { readerRoles } from '../lexicon/reader-roles.ts';
import { flattery } from '../lexicon/flattery.ts';
import type { Email, Sentence, Stretch } from '../text/email.ts';
import { isQuestion } from '../text/find-asks.ts';
import { findPhrases, hasPhrase, phraseBook } from '../text/phrases.ts';
import { stretchOf } from '../text/stretch.ts';
import { isTied } from './is-tied.ts';
import { knowledgeOf } from './knowledge.ts';
import { splitClauses } from './split-clauses.ts';
import { weighClause } from './weigh-clause.ts';

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

const flatteryBook = phraseBook(flattery);
const roleBook = phraseBook(readerRoles);

export function readRelevance(email: Email): Relevance {
  const known = knowledgeOf(email);
  const statements = email.substance.filter((sentence) => !isQuestion(sentence));
  let best: { level: RelevanceLevel; sentence: Sentence } | null = null;
  for (const sentence of statements) {
    for (const clause of splitClauses(email.body, sentence)) {
      const weight = weighClause(clause, known);
      if (weight === null || (best && rank(best.level) >= rank(weight))) continue;
      best = { level: weight, sentence };
    }
  }
  if (best?.level === 'fact' && isTied(email, best.sentence, known))
    best = { ...best, level: 'tied' };
  return {
    level: best?.level ?? shallowLevel(email, known.readerNames.size > 0),
    sentence: best?.sentence ?? null,
    flattery: email.substance.flatMap((sentence) =>
      findPhrases(sentence.words, flatteryBook).map(({ start, end }) =>
        stretchOf(email.body, start, end),
      ),
    ),
  };
}

function shallowLevel(email: Email, namesCompany: boolean): RelevanceLevel {
  if (namesCompany || email.substance.some((sentence) => hasPhrase(sentence.words, roleBook)))
    return 'company';
  return email.addressee ? 'name' : 'none';
}

function rank(level: RelevanceLevel): number {
  return ['none', 'name', 'company', 'observation', 'fact', 'tied'].indexOf(level);
}
