// A line or less is no message: there is nothing in it to weigh or to answer. B8.
import type { Cap } from '../rule.ts';

const fewest = 10;

export const fewWords: Cap = {
  id: 'few-words',
  name: 'Hardly a message',
  evidence: ['B8'],
  check({ substance }) {
    const words = substance.reduce((sum, sentence) => sum + sentence.words.length, 0);
    if (words === 0 || words >= fewest) return null;
    return {
      spans: [],
      measure: `${words} ${words === 1 ? 'word' : 'words'}`,
      reason: 'There is too little here for the reader to decide on.',
      fix: 'Write what you saw, why it matters to them, and one question.',
    };
  },
};
