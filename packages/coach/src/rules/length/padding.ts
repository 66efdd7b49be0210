// Repeats, bare lists of keywords and strings of signs make a reader wonder whether a person wrote this. C4.
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

export const padding: Rule = {
  id: 'padding',
  name: 'Padding',
  points: 1,
  evidence: ['C4'],
  check(email) {
    const found = email.padding;
    if (found.length === 0) return null;
    return {
      loss: 1,
      spans: spansIn('body', found),
      reason: `${found.length === 1 ? 'One stretch says' : `${found.length} stretches say`} nothing new: a repeat, a bare list of words or a string of signs.`,
      fix: 'Cut it. Words that say nothing earn nothing.',
    };
  },
};
