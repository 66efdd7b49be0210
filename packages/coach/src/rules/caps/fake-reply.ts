// "Re:" on a first mail is opened under a false idea, and the reader notices at once. L1, K7.
import type { Cap } from '../rule.ts';

const replyMark = /^\s*(?:(?:re|fwd?|aw|wg|sv|tr)\s*(?:\[\d+\])?\s*:\s*)+/iu;

export const fakeReply: Cap = {
  id: 'fake-reply',
  name: 'Fake Re: or Fwd:',
  ceiling: 50,
  evidence: ['L1', 'K7'],
  check({ subject, reading: { stage }, quotedThread }) {
    const mark = replyMark.exec(subject ?? '')?.[0];
    if (mark === undefined || stage === 'follow_up' || quotedThread) return null;
    const start = mark.length - mark.trimStart().length;
    return {
      spans: [{ field: 'subject', start, end: mark.trimEnd().length }],
      reason: `“${mark.trim()}” says there was an earlier mail, and there was none. Mailbox providers forbid it, and readers feel tricked.`,
      fix: 'Take it off, or quote the earlier mail below.',
    };
  },
};
