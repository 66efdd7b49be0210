// By the end of a long sentence the reader has lost its start. R8.
import { curve } from '../curve.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const long = 25;
const lossOf = curve([
  [long, 0.5],
  [40, 1],
]);

export const longSentences: Rule = {
  id: 'long-sentences',
  name: 'Long sentences',
  points: 2,
  evidence: ['R8'],
  check(email) {
    const found = email.sentences.filter((sentence) => sentence.words.length > long);
    if (found.length === 0) return null;
    const longest = found.reduce((most, { words }) => Math.max(most, words.length), 0);
    return {
      loss: Math.min(
        1,
        found.reduce((sum, { words }) => sum + lossOf(words.length), 0),
      ),
      spans: spansIn('body', found),
      reason:
        found.length === 1
          ? `One sentence of ${longest} words. Past ${long} most readers have to go back.`
          : `${found.length} sentences of more than ${long} words, the longest of ${longest}. Most readers have to go back.`,
      fix: 'Cut at the first “and”, “which” or comma that lets you.',
    };
  },
};
