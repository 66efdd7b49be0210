import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

// Every choice is work to do before answering. C3, C4, C5.
export const manyAsks: Rule = {
  id: 'ask-count',
  name: nameOf['ask-count'],
  evidence: ['C3', 'C4', 'C5'],
  steps: 2,
  find({ email }) {
    const kinds = new Set(email.asks.map(({ kind }) => kind));
    const sentences = new Set(email.asks.map(({ sentence }) => sentence));
    const extra = Math.max(0, kinds.size - 1) * 0.5 + Math.max(0, sentences.size - 2) * 0.5;
    if (extra === 0) return null;
    return {
      severity: Math.min(2, extra),
      spans: email.asks
        .toSorted((one, other) => one.start - other.start)
        .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0))
        .map(({ start, end }) => ({ field: 'body', start, end })),
      reason: `The reader is asked for ${sentences.size} things, and has to choose before they can answer.`,
      fix: 'Keep the one whose answer you need first.',
    };
  },
};
