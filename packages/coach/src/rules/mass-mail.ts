import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// Nobody waits for an answer to a mail that went to thousands. P1, P5.
export const massMail = learnedRule({
  id: 'mass-mail',
  name: nameOf['mass-mail'],
  evidence: ['P1', 'P5'],
  levels: [
    {
      reason: 'It reads a little like a letter to many.',
      fix: 'Write the first line for this reader alone.',
    },
    {
      reason: 'It reads like a mailing: the reader sees that the same text went to many.',
      fix: 'Write to one person, and say in your own words that a no is fine.',
    },
    {
      reason: 'It is not a message from one person to another.',
      fix: 'Write it again, from you to them.',
    },
  ],
});
