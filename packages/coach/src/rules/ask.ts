import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// What the reader has to do next must be plain and small. C1, C2, C6, C8, K10.
export const ask = learnedRule({
  id: 'ask-kind',
  name: nameOf['ask-kind'],
  evidence: ['C1', 'C2', 'C6', 'C8', 'K10'],
  works: 'It asks for one small thing that is easily answered.',
  missing: 'Nothing to say yes to',
  about: 'ask',
  levels: [
    {
      reason: 'The ask is there, a bit large, vague or late.',
      fix: 'End with one small question that a line can answer.',
    },
    {
      reason: 'What you want is unclear, or more than a stranger gives to a first email.',
      fix: 'Ask whether this is of interest, or one question that a line can answer.',
    },
    {
      reason: 'The reader gets to the end and finds nothing they could say yes to.',
      fix: 'Ask for one small thing, in words that can be answered with yes or no.',
    },
  ],
});
