import { isOddWord } from '../document/fluency.ts';
import { unreadability } from './learned-questions.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

// What cannot be read cannot be answered: shuffled words, shuffled letters, keys struck at random.
export const salad: Rule = {
  id: 'salad',
  name: nameOf.salad,
  evidence: [],
  steps: 3,
  find(doc) {
    const severity = unreadability(doc);
    if (severity <= 0) return null;
    const odd = doc.sentences
      .flatMap(({ tokens }) => tokens)
      .filter((token) => token.tag !== 'PROPN' && isOddWord(token));
    return {
      severity,
      spans: odd.map(({ start, end }) => ({ field: 'body', start, end })),
      ...(odd.length === 0 && { measure: 'The words are in no English order' }),
      reason: 'A reader who has to guess at words and their order gives up.',
      fix: 'Write it as you would say it.',
    };
  },
};
