import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// What is offered or asked for has to be worth an answer; the same offer lies in every inbox by the dozen. Judged by the panel.
export const offer = learnedRule({
  id: 'offer',
  name: nameOf.offer,
  evidence: [],
  works: 'What you offer is worth an answer.',
  about: 'offer',
  levels: [
    {
      reason: 'What is in it for the reader is there, and could be more concrete.',
      fix: 'Say what they would get, how much of it and by when.',
    },
    {
      reason: 'The reader cannot see what is in it for them, or it is much for little.',
      fix: 'Say what they would get, in things and figures they care about.',
    },
    {
      reason:
        'A stranger gets nothing here that is worth an answer, or only what others offer them by the dozen.',
      fix: 'Say what only you could offer this reader, or do not write.',
    },
  ],
});
