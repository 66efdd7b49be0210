// Without a figure, a name or a date there is nothing to picture and nothing to check. X1.
import { concreteItems } from '../../relevance/concrete-items.ts';
import { vagueQuantities } from '../../lexicon/words/vague-quantities.ts';
import type { Stretch } from '../../document/email.ts';
import { phraseFinder } from '../phrase-finder.ts';
import type { Finding, Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const wordsPerItem = 50;
const manyVague = 2;
const vagueLoss = 0.5;
const findVague = phraseFinder(vagueQuantities);

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
    const vague = findVague(email);
    if (loss < vagueLoss && vague.length >= manyVague) return uncounted(vague);
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

function uncounted(vague: readonly Stretch[]): Finding {
  const named = vague
    .map(({ text }) => `“${text}”`)
    .slice(0, 3)
    .join(', ');
  return {
    loss: vagueLoss,
    spans: spansIn('body', vague),
    reason: `${named}: the reader cannot picture how many, or how much.`,
    fix: 'Put the figure or the name there, or cut the words.',
  };
}
