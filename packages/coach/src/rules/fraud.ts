import { fraudIn } from '../document/kind.ts';
import type { Rule } from './rule.ts';

// A reader who has seen one such letter answers none. K3.
export const fraud: Rule = {
  id: 'scam',
  name: 'Reads as fraud',
  evidence: ['K3'],
  steps: 1,
  find({ email }) {
    const found = email.reading.kind === 'scam' ? fraudIn(email) : null;
    if (!found) return null;
    return {
      severity: 1,
      spans: [...found.phrases].toSorted((one, other) =>
        one.field === other.field ? one.start - other.start : one.field === 'subject' ? -1 : 1,
      ),
      reason: `These words together read as ${found.name}. No one who reads it as that will answer.`,
      fix: 'The coach does not help with this.',
    };
  },
};
