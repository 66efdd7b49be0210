// Nobody can answer what was not written to them: a mail is acted on for what it asks. C6.
import type { TextKind } from '../../text/reading/reading.ts';
import type { Cap } from '../rule.ts';

const names: Partial<Record<TextKind, string>> = {
  poem: 'a poem',
  list: 'a list',
  code: 'source code',
  internal_note: 'a note to colleagues',
  impersonal: 'a text that speaks to nobody',
};

export const notAnEmail: Cap = {
  id: 'not-an-email',
  name: 'Not a cold email',
  ceiling: 25,
  evidence: ['C6'],
  check({ reading }) {
    const name = names[reading.kind];
    if (name === undefined) return null;
    return {
      spans: [],
      measure: `Reads as ${name}`,
      reason: `This reads as ${name}. The coach judges emails from one person to another who does not know them yet.`,
      fix: 'Write to one person: what you saw of theirs, why it matters, one question.',
    };
  },
};
