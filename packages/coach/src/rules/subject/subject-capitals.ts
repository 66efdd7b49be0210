// A subject all in capitals reads as shouting. S12.
import { findReplyMark } from '../../document/protected-tokens.ts';
import { matchesOf } from '../../document/stretch.ts';
import type { Rule } from '../rule.ts';

const capital = /\p{Lu}/gu;
const letter = /\p{L}/gu;
const fewestCharacters = 10;
const mostly = 0.5;

export const subjectCapitals: Rule = {
  id: 'subject-capitals',
  name: 'Subject in capitals',
  points: 2,
  evidence: ['S12'],
  isLanguageFree: true,
  check({ subject, protectedTokens }) {
    if (subject === null) return null;
    const start = findReplyMark(subject)?.end ?? 0;
    const text = subject.slice(start).trim();
    const words = protectedTokens
      .filter(({ kind, field }) => kind === 'merge_tag' && field === 'subject')
      .reduce((rest, tag) => rest.replace(tag.text, ''), text)
      .trim();
    const shouts =
      words.length >= fewestCharacters &&
      /\s/u.test(words) &&
      words === words.toUpperCase() &&
      matchesOf(words, capital).length > matchesOf(words, letter).length * mostly;
    if (!shouts) return null;
    const from = subject.indexOf(text, start);
    return {
      loss: 1,
      spans: [{ field: 'subject', start: from, end: from + text.length }],
      reason:
        'Capitals throughout read as shouting. In one count such subjects were answered about 30% less.',
      fix: 'Write it as a sentence.',
    };
  },
};
