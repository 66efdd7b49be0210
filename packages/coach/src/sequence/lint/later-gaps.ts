// Gaps that shrink press a reader who has not answered; each should be as long as the one before. Q4, Q5, Q11.
import { gapDays, inDays } from './gap-days.ts';
import type { SequenceRule } from './sequence-rule.ts';

const leastGap = 3;

export const laterGaps: SequenceRule = {
  id: 'later-gaps',
  name: 'Later gaps',
  points: 10,
  evidence: ['Q4', 'Q5', 'Q11'],
  check(messages) {
    return messages.flatMap((message, at) => {
      const before = messages[at - 1];
      if (at < 2 || !before) return [];
      const days = gapDays(message);
      const previous = gapDays(before);
      const isShort = days < leastGap;
      if (days >= previous && !isShort) return [];
      return [
        {
          message: at,
          loss: 0.5,
          quote: `${inDays(days)} after ${inDays(previous).toLowerCase()}`,
          reason:
            days < previous
              ? 'The gap is shorter than the one before, so the reader is pressed harder the longer they are silent.'
              : 'Emails on each other’s heels press a reader who has not answered.',
          fix: `Wait at least ${Math.max(previous, leastGap)} days; 5 to 7 for the second follow-up, 7 to 14 for a third.`,
        },
      ];
    });
  },
};
