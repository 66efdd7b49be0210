// A reader who has seen one such letter answers none, and the wording alone tells filters. K3.
import { fraudIn } from '../../document/kind.ts';
import type { Cap } from '../rule.ts';
import { inReadingOrder } from '../spans.ts';

export const scam: Cap = {
  id: 'scam',
  name: 'Reads as fraud',
  evidence: ['K3'],
  standsAlone: true,
  check(email) {
    const fraud = email.reading.kind === 'scam' ? fraudIn(email) : null;
    if (!fraud) return null;
    return {
      spans: [...fraud.phrases].sort(inReadingOrder),
      reason: `These words together read as ${fraud.name}. No one who reads it as that will answer.`,
      fix: 'The coach does not help with this.',
    };
  },
};
