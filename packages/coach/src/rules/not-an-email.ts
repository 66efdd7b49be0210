import type { TextKind } from '../document/email.ts';
import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

/** Null where the words are judged. */
const names: Readonly<Record<TextKind, string | null>> = {
  list: 'a list',
  code: 'source code',
  impersonal: 'a notice or a text addressed to nobody',
  email: null,
  empty: null,
};

// What nobody wrote to a stranger cannot be scored as if somebody had.
export const notAnEmail: Rule = {
  id: 'not-an-email',
  name: nameOf['not-an-email'],
  evidence: [],
  steps: 1,
  find({ email }) {
    const name = names[email.reading.kind];
    if (name === null) return null;
    return {
      severity: 1,
      spans: [],
      measure: `Reads as ${name}`,
      reason: `The coach judges emails from one person to another who does not know them yet, and this reads as ${name}.`,
      fix: 'Nothing to fix here. To have an email judged, paste one that is written to somebody.',
    };
  },
};
