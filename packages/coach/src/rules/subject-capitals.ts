// A subject all in capitals reads as shouting. S12.
import type { Rule } from './rule.ts';

const replyMarks = /^(?:\s*(?:re|fwd?|aw|antwort|wg|sv|vb|vs|vl)\s*:)+/iu;
const fewestCharacters = 10;

export const subjectCapitals: Rule = {
  id: 'subject-capitals',
  name: 'Subject in capitals',
  points: 2,
  evidence: ['S12'],
  check({ subject }) {
    if (subject === null) return null;
    const start = replyMarks.exec(subject)?.[0].length ?? 0;
    const text = subject.slice(start).trim();
    const shouts =
      text.length >= fewestCharacters &&
      /\s/u.test(text) &&
      text === text.toUpperCase() &&
      text !== text.toLowerCase();
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
