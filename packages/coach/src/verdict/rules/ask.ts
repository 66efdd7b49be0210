import type { AskKind } from '../../document/email.ts';
import { endsTheMatter } from '../../document/asks.ts';
import type { Rule } from '../rule.ts';

/** How much a first answer costs the reader, at its easiest. C1, C2, C6. */
const cost: Readonly<Record<AskKind, number>> = {
  question: 0,
  interest: 0,
  referral: 0.5,
  action: 1,
  open: 1,
  meeting: 1,
  calendar: 1.5,
};

const reasons: Readonly<Partial<Record<AskKind, string>>> = {
  open: 'An open question leaves the reader to work out what you want.',
  action: 'It gives the reader a task before they have a reason to do it.',
  referral: 'It asks the reader to find somebody else for you.',
  meeting: 'A stranger’s time is the dearest thing to ask for in a first email.',
  calendar: 'A booking page asks for time and hands over the work of finding it.',
};

// What the reader has to do next must be plain and small. C1, C2, C6, C8.
export const ask: Rule = {
  id: 'ask',
  name: 'The ask',
  evidence: ['C1', 'C2', 'C6', 'C8', 'K10'],
  steps: 2,
  find({ email }) {
    if (email.asks.length === 0) {
      if (email.words.length === 0 || endsTheMatter(email)) return null;
      return {
        severity: 2,
        spans: [],
        measure: 'Nothing is asked',
        reason: 'The reader gets to the end and does not know what you want.',
        fix: 'End with one small question that a line can answer.',
      };
    }
    const easiest = email.asks.toSorted((one, other) => cost[one.kind] - cost[other.kind])[0];
    const reason = easiest && reasons[easiest.kind];
    if (!easiest || !reason || cost[easiest.kind] === 0) return null;
    return {
      severity: cost[easiest.kind],
      spans: [{ field: 'body', start: easiest.start, end: easiest.end }],
      reason,
      fix: 'Ask whether this is of interest, or one question that a line can answer.',
    };
  },
};
