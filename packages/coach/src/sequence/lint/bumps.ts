// "Just bumping this" leaves the reader to look for the reason themselves. B8, B11.
import type { SequenceRule } from './sequence-rule.ts';

const fewestWords = 15;

export const bumps: SequenceRule = {
  id: 'bumps',
  name: 'Bare reminders',
  points: 12,
  evidence: ['B8', 'B11'],
  check(messages) {
    return messages.flatMap(({ email: { words } }, at) => {
      if (at === 0 || words.length >= fewestWords) return [];
      const first = words[0];
      const last = words.at(-1);
      return [
        {
          message: at,
          loss: 0.5,
          quote:
            first && last ? (messages[at]?.body.slice(first.start, last.end) ?? '') : 'No words',
          reason: `${words.length} ${words.length === 1 ? 'word gives' : 'words give'} the reader nothing new to answer.`,
          fix: 'Say one new thing in 45 to 120 words, or leave this email out.',
        },
      ];
    });
  },
};
