import { emptyClaims } from '../lexicon/wording/empty-claims.ts';
import { flattery } from '../lexicon/readers/flattery.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { shoutedWords } from '../lexicon/wording/shouted-words.ts';
import { selfPraise } from '../lexicon/wording/low-value-sentences.ts';
import type { Email, Word } from '../document/email.ts';
import { greetsNobody } from '../document/layout.ts';
import { findPhrases, phraseBook } from '../document/sentences.ts';

const talk = phraseBook([...jargon, ...emptyClaims, ...flattery]);
const muchTalk = 3;
const shouts = /[!?]{2,}/u;
const manyMarks = 3;
const manyShouted = 3;
const capitals = /^\p{Lu}{4,}$/u;
const shortCapitals = /^\p{Lu}{3}$/u;
const longestSelfPraise = 300;

/** How many things are in an email that are seldom found in one to a single reader, from 0 to 5. */
export function massMailSigns(email: Email): number {
  const { sentences } = email;
  const phrases = sentences.reduce((sum, one) => sum + findPhrases(one.words, talk).length, 0);
  return [
    greetsNobody(email),
    phrases >= muchTalk,
    hasManyMarks(email),
    hasCapitals(email),
    sentences.some((one) =>
      selfPraise.some((praise) => praise.test(one.text.slice(0, longestSelfPraise))),
    ),
  ].filter(Boolean).length;
}

/** Whether it shouts, by marks or by capitals. */
export function isLoud(email: Email): boolean {
  return hasManyMarks(email) || hasCapitals(email);
}

function hasManyMarks({ seenBody, subject }: Email): boolean {
  const text = `${subject ?? ''}\n${seenBody}`;
  return text.split('!').length > manyMarks || shouts.test(text);
}

function hasCapitals({ words }: Email): boolean {
  return words.filter(isShouted).length >= manyShouted;
}

/** "FREE", "ACT NOW", but not "SEO". */
function isShouted({ key, text }: Word): boolean {
  return capitals.test(text) || (shortCapitals.test(text) && shoutedWords.has(key));
}
