import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// A mail from nobody is answered by nobody. G4; otherwise judged by the panel.
export const sender = learnedRule({
  id: 'sender',
  name: nameOf.sender,
  evidence: ['G4'],
  works: 'It is clear who writes, and why to believe them.',
  missing: 'Nobody the reader could believe',
  about: 'introduction',
  levels: [
    {
      reason: 'It says who you are, but why to believe you could be clearer.',
      fix: 'Add the one thing you did that bears on this.',
    },
    {
      reason: 'The reader learns little of who writes, or more is claimed than shown.',
      fix: 'Say who you are in one line, with something that can be looked up.',
    },
    {
      reason: 'Nothing tells the reader who writes and why to believe it.',
      fix: 'Sign with your name and what you do, and show one thing that can be looked up.',
    },
  ],
});
