// Without a figure, a name or a date there is nothing to picture and nothing to check. X1.
import { concreteItems } from '../../relevance/concrete-items.ts';
import type { Rule } from '../rule.ts';

const wordsPerItem = 50;

export const concreteness: Rule = {
  id: 'concreteness',
  name: 'Concrete things',
  points: 2,
  evidence: ['X1'],
  check(email) {
    const words = email.words.length;
    if (words === 0) return null;
    const count = concreteItems(email).length;
    const loss = 1 - Math.min(1, (count * wordsPerItem) / words);
    if (loss === 0) return null;
    const missing = Math.ceil(words / wordsPerItem) - count;
    return {
      loss,
      spans: [],
      measure: `${count} ${count === 1 ? 'figure or name' : 'figures and names'} in ${words} words`,
      reason: 'The reader finds little to picture: hardly a number, a name or a date.',
      fix: `Put ${missing === 1 ? 'one figure or named thing' : `${missing} figures or named things`} where it now says “many”, “results” or “better”.`,
    };
  },
};
