// An empty mail cannot be answered. B8.
import { imageOnly } from './image-only.ts';
import type { Cap } from '../rule.ts';

export const noWords: Cap = {
  id: 'no-words',
  name: 'Nothing to read',
  evidence: ['B8'],
  check(email) {
    const { substance, greeting } = email;
    if (substance.some((sentence) => sentence.words.length > 0) || imageOnly.check(email))
      return null;
    return {
      spans: [],
      measure: greeting ? 'Only a greeting' : '0 words',
      reason: 'There is no message here yet.',
      fix: 'Write what you saw, why it matters to them, and one question.',
    };
  },
};
