import { lemmaOf } from '../../document/language.ts';
import type { Rule } from '../rule.ts';

/** As many particulars in fifty words as a good email has. X1. */
const enough = 3;

// Figures, names and dates can be checked; the rest has to be believed. X1.
export const proof: Rule = {
  id: 'proof',
  name: 'Particulars',
  evidence: ['X1'],
  steps: 2,
  find({ email, sentences }) {
    const words = email.words.length;
    if (words < 20) return null;
    const particulars = sentences.flatMap(({ tokens }) =>
      tokens.filter((token, at) => {
        const lemma = lemmaOf(token);
        return lemma === '<figure>' || (lemma === '<name>' && at > 0);
      }),
    ).length;
    const share = (particulars * 50) / words;
    if (share >= enough) return null;
    return {
      severity: (2 * (enough - share)) / enough,
      spans: [],
      measure: `${particulars} ${particulars === 1 ? 'figure, name or date' : 'figures, names and dates'} in ${words} words`,
      reason: 'There is little here that the reader could check, so little that they can believe.',
      fix: 'Give one figure, one name or one date that is true.',
    };
  },
};
