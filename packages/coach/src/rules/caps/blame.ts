// Told outright what they owe, readers push back; no good writing around it helps. T8.
import { openGuilt } from '../../lexicon/honesty/open-guilt.ts';
import { phraseFinder } from '../phrase-finder.ts';
import type { Cap } from '../rule.ts';
import { spansIn } from '../spans.ts';

const find = phraseFinder(openGuilt);

export const blame: Cap = {
  id: 'blame',
  name: 'Open blame',
  evidence: ['T8'],
  check(email) {
    const found = find(email);
    const first = found[0];
    if (!first) return null;
    return {
      spans: spansIn('body', found),
      reason: `“${first.text}” blames the reader outright. Open appeals to guilt often fail, and nothing else in the email makes up for one.`,
      fix: 'Take it out. Nobody owes a stranger an answer.',
    };
  },
};
