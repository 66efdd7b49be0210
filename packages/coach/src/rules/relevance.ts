import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// A reader answers a mail that could only have gone to them. P1, P2, P4, P7, P9.
export const relevance = learnedRule({
  id: 'relevance',
  name: nameOf.relevance,
  evidence: ['P1', 'P2', 'P4', 'P7', 'P9'],
  works: 'It could only have been written to this reader.',
  missing: 'Nothing about this reader',
  about: 'observation',
  levels: [
    {
      reason: 'It is meant for this reader, and could say more plainly why them.',
      fix: 'Say in one line what about them made you write.',
    },
    {
      reason:
        'What it says about the reader could be said to many, or does not lead to why you write.',
      fix: 'Name one thing they did, made or said, and what it has to do with you.',
    },
    {
      reason: 'Nothing here could only have been written to this reader.',
      fix: 'Name one thing they did, made or said, and why it made you write.',
    },
  ],
});
