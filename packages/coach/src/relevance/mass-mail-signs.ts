import { emptyClaims } from '../lexicon/wording/empty-claims.ts';
import { flattery } from '../lexicon/readers/flattery.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { selfPraise } from '../lexicon/wording/low-value-sentences.ts';
import type { Email } from '../text/email.ts';
import { greetsNobody } from '../text/layout/greets-nobody.ts';
import { findPhrases, phraseBook } from '../text/words/phrases.ts';

const talk = phraseBook([...jargon, ...emptyClaims, ...flattery]);
const muchTalk = 3;
const shouts = /[!?]{2,}/u;
const manyMarks = 3;
const shoutedWords = 3;
const capitals = /^\p{Lu}{4,}$/u;
const longestSelfPraise = 300;

/** How many things are in an email that are seldom found in one to a single reader, from 0 to 5. */
export function massMailSigns(email: Email): number {
  const { sentences, words, seenBody, subject } = email;
  const text = `${subject ?? ''}\n${seenBody}`;
  const phrases = sentences.reduce((sum, one) => sum + findPhrases(one.words, talk).length, 0);
  const marks = text.split('!').length - 1;
  return [
    greetsNobody(email),
    phrases >= muchTalk,
    marks >= manyMarks || shouts.test(text),
    words.filter((word) => capitals.test(word.text)).length >= shoutedWords,
    sentences.some((one) =>
      selfPraise.some((praise) => praise.test(one.text.slice(0, longestSelfPraise))),
    ),
  ].filter(Boolean).length;
}
