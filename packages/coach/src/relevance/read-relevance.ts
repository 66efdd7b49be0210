import { guiltPhrases } from '../lexicon/honesty/guilt-phrases.ts';
import { readerRoles } from '../lexicon/readers/reader-roles.ts';
import { flattery } from '../lexicon/readers/flattery.ts';
import type { Email, Sentence, Stretch } from '../document/email.ts';
import { isQuestion } from '../document/asks.ts';
import { findPhrases, hasPhrase, isFiller, phraseBook } from '../document/sentences.ts';
import { stretchOf } from '../document/stretch.ts';
import { applicationLevel } from './application-level.ts';
import { findParticulars } from './find-particulars.ts';
import { isOrder } from './is-order.ts';
import { isTied } from './is-tied.ts';
import { knowledgeOf } from './knowledge.ts';
import { isLoud, massMailSigns } from './mass-mail-signs.ts';
import { type RelevanceLevel, deeper, isDeeper } from './relevance-level.ts';
import { pinsThing, subjectThings } from './subject-thing.ts';
import { weighSentence } from './weigh-sentence.ts';

export type Relevance = {
  readonly level: RelevanceLevel;
  /** Whether a name in it is surely the reader's firm, product or place. */
  readonly namesReader: boolean;
  /** The sentence that goes deepest. */
  readonly sentence: Sentence | null;
  /** How many figures, names and dates it opens on that are not the sender's. */
  readonly particulars: number;
  /** How many things in it are seldom found in an email to one reader. */
  readonly signs: number;
  /** Whether it shouts, by marks or by capitals. */
  readonly isLoud: boolean;
  /** Praise that would fit any reader. */
  readonly flattery: readonly Stretch[];
};

const fewestParticulars = 2;
const manySigns = 2;

const guiltBook = phraseBook(guiltPhrases);
const flatteryBook = phraseBook(flattery);
const roleBook = phraseBook(readerRoles);

export function readRelevance(email: Email): Relevance {
  const known = knowledgeOf(email);
  let level: RelevanceLevel = shallowLevel(email, known.namesReader);
  let deepest: Sentence | null = null;
  const signs = massMailSigns(email);
  const things = signs === 0 ? subjectThings(email, known) : new Set<string>();
  for (const sentence of email.substance) {
    if (sentence.words.length === 0) continue;
    if (isQuestion(sentence) || isOrder(sentence.words) || hasPhrase(sentence.words, guiltBook))
      continue;
    const applied = applicationLevel(sentence, known);
    if (applied === null && isFiller(sentence.text)) continue;
    const weighed = applied ?? weighSentence(email, sentence, known);
    const found = pinsThing(sentence, things, known)
      ? deeper<RelevanceLevel | null>(weighed, 'tied')
      : weighed;
    if (found === null || !isDeeper(found, level)) continue;
    level = found;
    deepest = sentence;
  }
  if (level === 'fact' && deepest && isTied(email, deepest, known)) level = 'tied';
  if (level === 'observation' && signs >= manySigns) level = 'company';
  const particulars = findParticulars(email, known).length;
  if (signs === 0 && particulars >= fewestParticulars) level = deeper(level, 'particular');
  return {
    level,
    namesReader: known.namesReader,
    sentence: deepest,
    particulars,
    signs,
    isLoud: isLoud(email),
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
