// An empty mail cannot be answered. B8.
import type { Cap } from '../rule.ts';

export const noWords: Cap = {
  id: 'no-words',
  name: 'Nothing to read',
  ceiling: 0,
  evidence: ['B8'],
  check({ substance, greeting }) {
    if (substance.some((sentence) => sentence.words.length > 0)) return null;
    return {
      spans: [],
      measure: greeting ? 'Only a greeting' : '0 words',
      reason: 'There is no message here yet.',
      fix: 'Write what you saw, why it matters to them, and one question.',
    };
  },
};
