// A reader told they owe an answer feels pushed, and pushes back. T8, T9.
import { guiltPhrases } from '../../lexicon/honesty/guilt-phrases.ts';
import { curve } from '../curve.ts';
import { phraseFinder } from '../phrase-finder.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const lossOf = curve([
  [1, 0.5],
  [3, 1],
]);
const find = phraseFinder(guiltPhrases);

export const guilt: Rule = {
  id: 'guilt',
  name: 'Guilt',
  points: 2,
  evidence: ['T8', 'T9'],
  check(email) {
    const found = find(email);
    if (found.length === 0) return null;
    return {
      loss: lossOf(found.length),
      spans: spansIn('body', found),
      reason: `“${found[0]?.text ?? ''}” tells the reader they did wrong, and nobody likes to answer that.`,
      fix: 'Leave the silence out and bring something new instead.',
    };
  },
};
