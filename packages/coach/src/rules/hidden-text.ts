import { findConcealed } from '../document/markup.ts';
import type { Rule } from './rule.ts';

// Text that only a machine can see is meant for filters, and mailbox providers forbid it. L1.
export const hiddenText: Rule = {
  id: 'hidden-text',
  name: 'Hidden text',
  evidence: ['L1'],
  steps: 1,
  find({ email }) {
    const found = findConcealed(email.body);
    if (found.length === 0) return null;
    return {
      severity: 1,
      spans: found.map(({ start, end }) => ({ field: 'body', start, end })),
      reason:
        'Part of this is styled so that no reader can see it. Mailbox providers forbid hidden text.',
      fix: 'Take it out, or show it.',
    };
  },
};
