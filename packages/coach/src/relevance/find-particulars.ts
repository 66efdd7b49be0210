import { publishers, regions } from '../lexicon/readers/other-parties.ts';
import { perceptionVerbs, presenceVerbs } from '../lexicon/readers/reader-verbs.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { isFiller } from '../document/sentences.ts';
import { nameKey } from '../document/protected-tokens.ts';
import { isOrder } from './is-order.ts';
import { isSalesTalk } from './is-sales-talk.ts';
import { isUnreal } from './is-unreal.ts';
import type { Knowledge } from './knowledge.ts';
import { isIntroduction, isNamed, senderPronouns } from './parties.ts';
import { isAboutOthers, isAboutThird } from './reader-names.ts';
import { isObserved } from './weigh-clause.ts';
import { splitClauses } from './split-clauses.ts';

const openingSentences = 3;
const headWords = 3;
const namesApart = 2;

/**
 * The figures, dates, names and quotations that an email opens on before the sender speaks of themselves: nobody sends
 * "six guests stood in the rain after 9 pm" to a list, whoever the grammar says it is about.
 */
export function findParticulars(email: Email, known: Knowledge): Word[] {
  const told = opening(email);
  const ours = told.findIndex((sentence) => isOwnTalk(email, sentence, known));
  return told
    .slice(0, ours === -1 ? told.length : ours)
    .flatMap((sentence) =>
      isAboutOthers(sentence) ? [] : particularsIn(toldWords(email, sentence, known), known),
    );
}

function opening({ substance }: Email): Sentence[] {
  const told: Sentence[] = [];
  for (const sentence of substance) {
    if (sentence.words.length > 0 && !isFiller(sentence.text)) told.push(sentence);
    if (told.length === openingSentences) break;
  }
  return told;
}

/** "I'm Craig", "we make", "LogiVerse was founded in 2014". */
function isOwnTalk({ body }: Email, sentence: Sentence, known: Knowledge): boolean {
  const [first] = splitClauses(body, sentence);
  return isIntroduction(sentence) || (first !== undefined && isOurs(first.words, known));
}

/** What is neither offered, asked for, guessed nor boasted. */
function toldWords({ body }: Email, sentence: Sentence, known: Knowledge): Word[] {
  let ours = false;
  return splitClauses(body, sentence).flatMap(({ words }) => {
    ours ||= isOurs(words, known);
    const isIdle =
      isAboutThird(words) ||
      isOwnDeed(words) ||
      isOrder(words) ||
      isSalesTalk(words) ||
      isUnreal(words);
    return ours || isIdle ? [] : words;
  });
}

/** "We make", "our platform", "Pingpost is" at its head; "a bakery lent us" is about the bakery, "we ate" about the meal. */
function isOurs(words: readonly Word[], { parties }: Knowledge): boolean {
  const head = words.slice(0, headWords);
  return (
    head.some((word) => senderPronouns.has(word.key) || isNamed(word, parties.sender)) &&
    !head.some(({ key }) => perceptionVerbs.has(key) || presenceVerbs.has(key))
  );
}

/** "I keep 70 hives", but not "I tried to book". */
function isOwnDeed(words: readonly Word[]): boolean {
  return /^i(?:'m|'ve|'d)?$/u.test(words[0]?.key ?? '') && !isObserved(words);
}

/** A name of several words and a roll of names count once; "bakeries like Casa Verde" names nobody. */
function particularsIn(words: readonly Word[], known: Knowledge): Word[] {
  return words.filter((word, at) => {
    const before = words[at - 1];
    if (known.isSpecific(word)) return !(before && known.isSpecific(before));
    const listed = words.slice(Math.max(0, at - namesApart), at);
    return (
      isForeignName(word, known) &&
      before?.key !== 'like' &&
      !listed.some((other) => isForeignName(other, known))
    );
  });
}

function isForeignName(word: Word, { names, parties }: Knowledge): boolean {
  const key = nameKey(word);
  return (
    isNamed(word, names) &&
    !isNamed(word, parties.sender) &&
    !isNamed(word, parties.addressee) &&
    !publishers.has(key) &&
    !regions.has(key)
  );
}
