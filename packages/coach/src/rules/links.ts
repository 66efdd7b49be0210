import { findLinks } from '../document/protected-tokens.ts';
import type { Rule } from './rule.ts';

const free = 2;

// One or two links cost nothing; a heap of them is a leaflet. K9, K10.
export const links: Rule = {
  id: 'links',
  name: 'Links',
  evidence: ['K9', 'K10'],
  steps: 2,
  find({ email }) {
    const from =
      email.signature?.start ??
      email.footer?.start ??
      email.quotedThread?.start ??
      email.body.length;
    const found = findLinks(email.seenBody.slice(0, from)).links;
    if (found.length <= free) return null;
    return {
      severity: Math.min(2, (found.length - free) / 2),
      spans: found.map(({ start, end }) => ({ field: 'body', start, end })),
      reason: `${found.length} links before the signature, and no way to tell which one matters.`,
      fix: 'Keep the one that proves your point.',
    };
  },
};
