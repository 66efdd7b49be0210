// A slip or two and the reader trusts the writer less; only slips that are certain count. G5.
import { findSlips } from '../../document/spelling.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const oneSlip = 0.5;

export const typos: Rule = {
  id: 'typos',
  name: 'Slips',
  points: 2,
  evidence: ['G5'],
  check(email) {
    const found = findSlips(email);
    const first = found[0];
    if (!first) return null;
    return {
      loss: found.length === 1 ? oneSlip : 1,
      spans: spansIn('body', found),
      reason: `“${first.text}” should be “${first.meant}”. Readers of emails with slips thought less of its writer.`,
      fix: found.length === 1 ? `Write “${first.meant}”.` : `Correct all ${found.length}.`,
    };
  },
};
