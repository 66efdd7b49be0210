// "Re:" on a first mail is opened under a false idea, and the reader notices at once. L1, K7.
import { findReplyMark } from '../../document/protected-tokens.ts';
import { withoutInvisible } from '../../document/stretch.ts';
import type { Cap } from '../rule.ts';
import { spansIn } from '../spans.ts';

export const fakeReply: Cap = {
  id: 'fake-reply',
  name: 'Fake Re: or Fwd:',
  evidence: ['L1', 'K7'],
  check({ subject, reading: { stage }, quotedThread }) {
    const mark = findReplyMark(subject ?? '');
    if (!mark || stage === 'follow_up' || quotedThread) return null;
    return {
      spans: spansIn('subject', [mark]),
      reason: `“${withoutInvisible(mark.text)}” says there was an earlier email, and there was none. Mailbox providers forbid it, and readers feel tricked.`,
      fix: 'Take it off, or quote the earlier email below.',
    };
  },
};
