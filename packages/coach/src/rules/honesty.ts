import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// A trick works once, and the reader who sees it believes nothing else. L1, L6.
export const honesty = learnedRule({
  id: 'honesty',
  name: nameOf.honesty,
  evidence: ['L1', 'L6'],
  levels: [
    {
      reason: 'Something here sounds a little better than it is.',
      fix: 'Say it as it is; that you write out of the blue does no harm.',
    },
    {
      reason: 'It reads as a trick: a past, a deadline or a claim that the reader doubts.',
      fix: 'Leave out what you could not show, and say that you write out of the blue.',
    },
    {
      reason: 'The reader takes this for a lie or a fraud, and does not answer.',
      fix: 'Say who you are, what you want and why, and nothing that is untrue.',
    },
  ],
});
