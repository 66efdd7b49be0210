import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

// One solid block looks like a task; short ones look like a note. B13, B6.
export const paragraphs: Rule = {
  id: 'paragraphs',
  name: nameOf.paragraphs,
  evidence: ['B13', 'B6'],
  steps: 2,
  find({ email }) {
    const blocks = email.paragraphs.map((paragraph) => ({
      ...paragraph,
      words: paragraph.sentences.reduce((sum, sentence) => sum + sentence.words.length, 0),
    }));
    const longest = blocks.toSorted((one, other) => other.words - one.words)[0];
    if (!longest || longest.words <= 80) return null;
    return {
      severity: Math.min(2, (longest.words - 80) / 60),
      spans: [{ field: 'body', start: longest.start, end: longest.end }],
      reason: `${longest.words} words are in one block, and the eye finds no place to rest.`,
      fix: 'Break it where the thought turns, and cut what it can spare.',
    };
  },
};
