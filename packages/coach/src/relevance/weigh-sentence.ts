import { perceptionVerbs } from '../lexicon/readers/reader-verbs.ts';
import { vagueWords } from '../lexicon/readers/vague-words.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { hasPhrase, phraseBook } from '../document/sentences.ts';
import { openFacts } from '../document/new-facts.ts';
import { overlaps } from '../document/stretch.ts';
import { isAboutSender } from './is-about-sender.ts';
import { isOrder } from './is-order.ts';
import { isUnreal } from './is-unreal.ts';
import type { Knowledge } from './knowledge.ts';
import { isOfReader } from './of-reader.ts';
import { type RelevanceLevel, deeper } from './relevance-level.ts';
import { splitClauses } from './split-clauses.ts';
import { isObserved, weighClause } from './weigh-clause.ts';

const openingWords = 4;
const vagueBook = phraseBook(vagueWords);

/**
 * What the sentence's best clause is worth. A vague one ("several", "a lot") is never a fact; after "it could …", an
 * order or talk of the sender's only what was seen is real.
 */
export function weighSentence(
  email: Email,
  sentence: Sentence,
  known: Knowledge,
): RelevanceLevel | null {
  let idle = false;
  let ours = false;
  const clauses = splitClauses(email.body, sentence);
  const isGuess = clauses.some(({ words }) => isUnreal(words));
  const levels = clauses.map((clause): RelevanceLevel | null => {
    const { words } = clause;
    ours = isAboutSender(words, known.parties) || (ours && !opensWithReader(words, known));
    const ordered = isOrder(words);
    const isNothing = ordered || ((idle || ours) && !isObserved(words));
    idle ||= ordered || isUnreal(words);
    const weight = isNothing ? null : weighClause(clause, known);
    if (weight === 'glimpse') return isGuess ? null : 'company';
    return weight === 'fact' && hasPhrase(words, vagueBook) ? 'observation' : weight;
  });
  return levels.reduce(deeper, holdsBlank(email, sentence) ? 'company' : null);
}

/** "I saw that you opened in [fill in: town]": a place for a fact, and no fact yet. */
function holdsBlank(email: Email, sentence: Sentence): boolean {
  return openFacts(email).some((token) => token.field === 'body' && overlaps(token, sentence));
}

/** "Our robust, cloud-native platform streamlines your process" is one talk about us, whatever the commas. */
function opensWithReader(words: readonly Word[], known: Knowledge): boolean {
  return words
    .slice(0, openingWords)
    .some((word, at) => isOfReader(word, at, words, known) || perceptionVerbs.has(word.key));
}
