// Words any company could say of itself tell the reader nothing, and they read past them. X2.
import { emptyClaims } from '../../lexicon/wording/empty-claims.ts';
import { jargon } from '../../lexicon/wording/jargon.ts';
import { notJargon } from '../../lexicon/wording/not-jargon.ts';
import type { Sentence } from '../../document/email.ts';
import { type PhraseHit, findPhrases, phraseBook } from '../../document/sentences.ts';
import { overlaps } from '../../document/stretch.ts';
import { curve } from '../curve.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const book = phraseBook([...jargon, ...emptyClaims]);
const exceptions = phraseBook(notJargon);
const lossOf = curve([
  [1, 0],
  [3, 0.5],
  [6, 1],
]);
const shortestBase = 60;

export const plainWords: Rule = {
  id: 'plain-words',
  name: 'Plain words',
  points: 6,
  evidence: ['X2'],
  check(email) {
    const found = email.sentences.flatMap(jargonIn);
    const perHundred = (found.length * 100) / Math.max(email.words.length, shortestBase);
    const loss = lossOf(perHundred);
    if (loss === 0) return null;
    const named = [...new Set(found.map((hit) => `“${hit.phrase}”`))].slice(0, 3).join(', ');
    return {
      loss,
      spans: spansIn('body', found),
      reason: `${named}: any company could say ${found.length === 1 ? 'this' : 'these'} of itself, so the reader learns nothing.`,
      fix: 'Say what is done, for whom, with what result, or cut it.',
    };
  },
};

function jargonIn({ words }: Sentence): PhraseHit[] {
  const excused = findPhrases(words, exceptions);
  return findPhrases(words, book).filter((hit) => !excused.some((other) => overlaps(hit, other)));
}
