// A reader who may say no in a word says it, and the sequence can stop. Q6.
import { easyOuts } from '../../lexicon/requests/easy-outs.ts';
import { hasPhrase, phraseBook } from '../../document/sentences.ts';
import type { SequenceRule } from './sequence-rule.ts';

const book = phraseBook(easyOuts);

export const easyOut: SequenceRule = {
  id: 'easy-out',
  name: 'A way to say no',
  points: 8,
  evidence: ['Q6'],
  check(messages) {
    const last = messages.length - 1;
    const offers = ({ email }: (typeof messages)[number]) =>
      email.footer !== null || email.sentences.some(({ words }) => hasPhrase(words, book));
    if (last < 1 || messages.some(offers)) return [];
    return [
      {
        message: last,
        loss: 1,
        quote: 'No email says how to end it',
        reason: 'The reader who does not want this can only wait for the next email, or report it.',
        fix: 'Say in the last email that a no is fine, and stop on any answer.',
      },
    ];
  },
};
