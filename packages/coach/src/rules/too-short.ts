import type { Email } from '../document/email.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

const fewest = 10;
const fix = 'Write what you saw, why it matters to them, and one question.';

function wordsOf({ substance }: Email): number {
  return substance.reduce((sum, sentence) => sum + sentence.words.length, 0);
}

/** What any line says of an email of next to no words: what it lacks is all that can be told. */
export const tooShortToTell = { reason: 'There is too little here to tell.', fix };

export function isTooShortToTell(email: Email): boolean {
  return wordsOf(email) < fewest;
}

// A line or less holds nothing to weigh or to answer. B8.
export const tooShort: Rule = {
  id: 'no-words',
  name: nameOf['no-words'],
  evidence: ['B8'],
  steps: 3,
  find({ email }) {
    const words = wordsOf(email);
    if (words >= fewest) return null;
    const counted = `${words} ${words === 1 ? 'word' : 'words'}`;
    return {
      severity: words === 0 ? 3 : (2 * (fewest - words)) / fewest,
      spans: [],
      measure: words === 0 && email.greeting ? 'Only a greeting' : counted,
      reason:
        words === 0 ? 'There is no message here yet.' : 'There is too little here to decide on.',
      fix,
    };
  },
};
