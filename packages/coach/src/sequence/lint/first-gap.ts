// A day later is too soon to have been missed; two weeks later the first email is forgotten. Q4, Q5, Q10.
import { curve } from '../../rules/curve.ts';
import { gapDays, inDays } from './gap-days.ts';
import type { SequenceRule } from './sequence-rule.ts';

const shortest = 3;
const longest = 5;
const worth = curve([
  [0, 0.2],
  [1, 0.5],
  [2, 0.85],
  [shortest, 1],
  [longest, 1],
  [7, 0.9],
  [14, 0.7],
]);

export const firstGap: SequenceRule = {
  id: 'first-gap',
  name: 'First gap',
  points: 15,
  evidence: ['Q4', 'Q5', 'Q10', 'Q11', 'Q12'],
  check([, second]) {
    const days = second ? gapDays(second) : shortest;
    const loss = 1 - worth(days);
    if (loss === 0) return [];
    return [
      {
        message: 1,
        loss,
        quote: inDays(days),
        reason:
          days < shortest
            ? 'The reader may not have got to the first email yet, so a second one presses.'
            : 'Nine answers in ten come within a day of the opening, so a long wait only lets the first email be forgotten.',
        fix: `Wait ${shortest} to ${longest} days.`,
      },
    ];
  },
};
