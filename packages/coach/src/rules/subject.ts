import type { Span } from '../draft.ts';
import { scanWords } from '../document/sentences.ts';
import { findReplyMark } from '../document/protected-tokens.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

// A short subject is read whole in the list of mails; a long one is cut off before its point. S1 to S6.
export const subject: Rule = {
  id: 'subject-length',
  name: nameOf['subject-length'],
  evidence: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S8'],
  steps: 2,
  find({ email }) {
    const { subject: line, subjectLine, subjectWords, body, reading } = email;
    const from = line === null ? 0 : (findReplyMark(line)?.end ?? 0);
    const words =
      line === null && subjectLine
        ? scanWords(body, subjectLine.start, subjectLine.end)
        : subjectWords.filter(({ start }) => start >= from);
    if (words.length === 0) {
      if (line === null) return null;
      return {
        severity: 1,
        spans: [],
        measure: 'An empty subject',
        reason: 'Without a subject the reader has no reason to open this email before the others.',
        fix: 'Name their topic in two to six words.',
      };
    }
    const most = reading.profile === 'link_building' || reading.profile === 'job_search' ? 11 : 8;
    if (words.length <= most) return null;
    const [first, last] = [words[0], words.at(-1)];
    const span: Span | null =
      first && last
        ? { field: line === null ? 'body' : 'subject', start: first.start, end: last.end }
        : null;
    return {
      severity: Math.min(2, (words.length - most) / 4),
      spans: span ? [span] : [],
      reason: `A subject of ${words.length} words is cut off in most inboxes.`,
      fix: 'Name their topic in two to six words.',
    };
  },
};
