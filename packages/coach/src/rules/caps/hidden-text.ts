// Text that only a machine can see is meant for filters, and mailbox providers forbid it. L1.
import { findConcealed } from '../../document/markup.ts';
import type { Cap } from '../rule.ts';
import { spansIn } from '../spans.ts';

export const hiddenText: Cap = {
  id: 'hidden-text',
  name: 'Hidden text',
  evidence: ['L1'],
  isLanguageFree: true,
  check({ body }) {
    const found = findConcealed(body);
    if (found.length === 0) return null;
    return {
      spans: spansIn('body', found),
      reason:
        'Part of this is styled so that no reader can see it. Mailbox providers forbid hidden text.',
      fix: 'Take it out, or show it.',
    };
  },
};
