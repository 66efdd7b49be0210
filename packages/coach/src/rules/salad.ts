import { isOddWord, orderSurprise } from '../document/fluency.ts';
import type { Token } from '../document/language.ts';
import { isCommonWord } from './questions.ts';
import type { Rule } from './rule.ts';

/** Bits a word up to which an order is English, and those of one more step. */
const plainOrder = 5;
const orderStep = 0.35;
/** The share of odd words that names and slips explain, and that of one more step. */
const plainWords = 0.06;
const wordStep = 0.07;
const fewest = 12;
/** The share of common words in plain English of any trade, and how far below it one more step is. */
const commonShare = 0.6;
const commonStep = 0.1;
const plainWord = /^[a-z']{3,}$/u;
const fewestPlain = 8;

/** The share of words that several of the emails which the questions were learned from hold; 1 of too few words. */
function shareOfCommon(tokens: readonly Token[]): number {
  const plain = tokens.filter(({ key, tag }) => tag !== 'PROPN' && plainWord.test(key));
  return plain.length < fewestPlain
    ? 1
    : plain.filter(({ key }) => isCommonWord(key)).length / plain.length;
}

// What cannot be read cannot be answered: shuffled words, shuffled letters, keys struck at random.
export const salad: Rule = {
  id: 'salad',
  name: 'Hard to read as English',
  evidence: [],
  steps: 3,
  find({ sentences }) {
    const tokens = sentences.flatMap((sentence) => sentence.tokens);
    if (tokens.length < fewest) return null;
    const odd = tokens.filter((token) => token.tag !== 'PROPN' && isOddWord(token));
    const share = odd.length / tokens.length;
    const bits = orderSurprise(sentences.map((sentence) => sentence.tokens));
    const severity = Math.max(
      (bits - plainOrder) / orderStep,
      (share - plainWords) / wordStep,
      (commonShare - shareOfCommon(tokens)) / commonStep,
    );
    if (severity <= 0) return null;
    return {
      severity: Math.min(3, severity),
      spans: odd.map(({ start, end }) => ({ field: 'body', start, end })),
      ...(odd.length === 0 && { measure: 'The words stand in no order that English has' }),
      reason: 'A reader who has to guess at words and their order gives up.',
      fix: 'Write it as you would say it.',
    };
  },
};
