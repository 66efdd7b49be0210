import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// Figures, names and dates can be checked; the rest has to be believed. X1.
export const concreteness = learnedRule({
  id: 'concreteness',
  name: nameOf.concreteness,
  evidence: ['X1'],
  works: 'It gives particulars instead of claims.',
  missing: 'No particulars',
  levels: [
    {
      reason: 'Some of it can be checked; a little more would carry the rest.',
      fix: 'Give one more figure, name or date that is true.',
    },
    {
      reason: 'Most of it is general, so the reader has little to hold on to.',
      fix: 'Put a figure, a name or a date in place of a general word.',
    },
    {
      reason:
        'There is nothing here that the reader could check, so nothing that they can believe.',
      fix: 'Give one figure, one name or one date that is true.',
    },
  ],
});
