import { weekdays } from '../lexicon/layout/dates.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { tyingPhrases } from '../lexicon/readers/tying-words.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { hasPhrase, phraseBook } from '../document/sentences.ts';
import type { Knowledge } from './knowledge.ts';

const tying = phraseBook(tyingPhrases);
/** "Mondays" has the capital of a name, and is Monday all the same. */
const weekday = new RegExp(`^(?:${weekdays})s?$`, 'u');

/** Whether the fact leads somewhere: a connecting phrase, or its own words (or its subject's) again in the rest. */
export function isTied(email: Email, fact: Sentence, known: Knowledge): boolean {
  const after = email.substance.filter((sentence) => sentence.start > fact.start);
  const next = after[0];
  if (hasPhrase(fact.words, tying) || (next && hasPhrase(next.words, tying))) return true;
  const topics = new Set(stemsOf(fact.words, known));
  const inSubject = stemsOf(email.subjectWords, known);
  if (inSubject.some((stem) => topics.has(stem))) for (const stem of inSubject) topics.add(stem);
  const others = email.substance.filter((sentence) => sentence.start !== fact.start);
  return others.some((sentence) => stemsOf(sentence.words, known).some((stem) => topics.has(stem)));
}

function stemsOf(words: readonly Word[], { names }: Knowledge): string[] {
  return words
    .flatMap((word) => word.key.replace(/'s$/u, '').split('-'))
    .filter(
      (key) =>
        key.length > 3 &&
        !englishFunctionWords.has(key) &&
        !genericWords.has(key) &&
        (weekday.test(key) || !names.has(key)),
    )
    .map(stemOf);
}

/** Enough to see that "checkouts" and "checkout", "hiring" and "hire" are one topic. */
function stemOf(key: string): string {
  const bare = key.replace(/(?:ings?|ers?|ed|es|s|e)$/u, '');
  return bare.length >= 3 ? bare : key;
}
