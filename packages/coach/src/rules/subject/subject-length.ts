// A short subject is read whole in the list of mails; a long one is cut off before its point. S1–S5, S6.
import type { Profile, Span } from '../../draft.ts';
import type { Email } from '../../document/email.ts';
import { findReplyMark } from '../../document/protected-tokens.ts';
import { scanWords } from '../../document/sentences.ts';
import { curve } from '../curve.ts';
import type { Rule } from '../rule.ts';

const general = curve([
  [6, 1],
  [8, 0.85],
  [10, 0.65],
  [15, 0.4],
  [18, 0.25],
]);
const oneWordLoss = 0.2;
const linkBuilding = curve([
  [10, 1],
  [15, 0.5],
  [18, 0.35],
]);

export const subjectLength: Rule = {
  id: 'subject-length',
  name: 'Subject',
  points: 6,
  evidence: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S8'],
  check(email) {
    const { words, span } = subjectProper(email);
    if (words === 0) {
      return {
        loss: 1,
        spans: [],
        measure: 'No subject',
        reason: 'Without a subject the reader has no reason to open this email before the others.',
        fix: 'Name their topic in two to six words.',
      };
    }
    const loss = lossOf(words, email.reading.profile);
    if (loss === 0) return null;
    return {
      loss,
      spans: [span],
      reason:
        words === 1
          ? 'One word does not tell the reader what the email is about.'
          : `A subject of ${words} words is cut off in most inboxes. In counts of pitches, subjects of one to five words drew about twice the replies of ten to fifteen.`,
      fix: 'Name their topic in two to six words.',
    };
  },
};

function lossOf(words: number, profile: Profile): number {
  if (profile === 'link_building') return 1 - linkBuilding(words);
  return words === 1 ? oneWordLoss : 1 - general(words);
}

/** How many words it has without "Re:" and the like, and where it stands: at the head of the body in some pasted texts. */
function subjectProper(email: Email): { words: number; span: Span } {
  const { subject, subjectLine, subjectWords, body } = email;
  if (subject === null && subjectLine) {
    const { start, end } = subjectLine;
    return { words: scanWords(body, start, end).length, span: { field: 'body', start, end } };
  }
  const text = subject ?? '';
  const from = findReplyMark(text)?.end ?? 0;
  return {
    words: subjectWords.filter(({ start }) => start >= from).length,
    span: {
      field: 'subject',
      start: text.length - text.trimStart().length,
      end: text.trimEnd().length,
    },
  };
}
