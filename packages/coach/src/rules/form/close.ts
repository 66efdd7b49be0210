// A mail that stops without a close or a name feels unfinished. G2.
import type { Rule } from '../rule.ts';

/** "xx Bea" on the last line of the text. */
const kisses = /(?:^|\s)(?:x{1,4}|xoxo|xo)\s+\p{Lu}\p{L}+\s*$/u;
/** "… on Thursday? Ana", "References available. Maria 07700 900456" */
const nameAtEnd = /[.!?]\s+\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,? \+?\d[\d ().-]{6,20})?$/u;
const longestEnd = 80;
const thanks = /\b(?:thanks|thank you|cheers|regards|best|sincerely)\b/iu;

export const close: Rule = {
  id: 'close',
  name: 'Close',
  points: 1,
  evidence: ['G2'],
  check(email) {
    if (email.signOff || email.signature || email.words.length === 0) return null;
    const last = email.sentences.at(-1);
    if (last && (thanks.test(last.text) || kisses.test(last.text))) return null;
    if (nameAtEnd.test(email.body.trimEnd().slice(-longestEnd))) return null;
    return {
      loss: 1,
      spans: [],
      measure: 'No close, no name',
      reason: 'The reader cannot see who wrote this, or that it is finished.',
      fix: 'Close with “Thanks,” and your name.',
    };
  },
};
