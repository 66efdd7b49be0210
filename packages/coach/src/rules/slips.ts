import { findSlips } from '../document/spelling.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

const smallStart = /^\p{Ll}/u;

// One slip is human; many say that the writer did not look. G5.
export const slips: Rule = {
  id: 'typos',
  name: nameOf.typos,
  evidence: ['G5'],
  steps: 3,
  find({ email, sentences }) {
    const found = findSlips(email);
    const words = Math.max(60, email.words.length);
    const carelessStarts = sentences.filter(({ text }) => smallStart.test(text)).length;
    const isMixed = carelessStarts > 0 && carelessStarts < sentences.length / 2;
    const count = found.length + (isMixed ? carelessStarts / 2 : 0);
    if (count === 0) return null;
    return {
      severity: Math.min(3, (count * 100) / words),
      spans: found.map(({ start, end }) => ({ field: 'body', start, end })),
      ...(found.length === 0 && {
        measure: `${carelessStarts} sentences start with a small letter`,
      }),
      reason: 'Spelling slips make the reader wonder what else was not checked.',
      fix: 'Read it aloud once, and fix what stops you.',
    };
  },
};
