import { findReplyMark } from '../document/protected-tokens.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

// A “Re:” on a first mail is a trick, and works once. L1, K1.
export const fakeReply: Rule = {
  id: 'fake-reply',
  name: nameOf['fake-reply'],
  evidence: ['L1', 'L6'],
  steps: 1,
  find({ email }) {
    const mark = findReplyMark(email.subject ?? '');
    if (!mark || email.quotedThread || email.reading.stage === 'follow_up') return null;
    return {
      severity: 1,
      spans: [{ field: 'subject', start: mark.start, end: mark.end }],
      reason:
        'The subject poses as an answer, but no mail came before it. The reader feels tricked on opening.',
      fix: 'Remove it.',
    };
  },
};
