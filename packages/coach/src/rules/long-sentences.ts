import { nameOf } from './names.ts';
import { bodySpans } from './rule.ts';
import type { Rule } from './rule.ts';

const longest = 30;

// A sentence that must be read twice is not read twice. R8, R1.
export const longSentences: Rule = {
  id: 'long-sentences',
  name: nameOf['long-sentences'],
  evidence: ['R8', 'R1', 'R2'],
  steps: 3,
  find({ email, sentences }) {
    const long = sentences.filter(({ words }) => words.length > longest);
    if (long.length === 0) return null;
    const share =
      long.reduce((sum, { words }) => sum + words.length - longest, 0) /
      Math.max(60, email.words.length);
    const most = Math.max(...long.map(({ words }) => words.length));
    return {
      severity: Math.min(3, 6 * share),
      spans: bodySpans(long),
      reason: `${long.length === 1 ? 'One sentence has' : `${long.length} sentences have`} more than ${longest} words, up to ${most}; a reader in a hurry loses the thread.`,
      fix: 'One thought per sentence.',
    };
  },
};
