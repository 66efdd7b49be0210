import { nameOf } from './names.ts';
import type { Rule } from './rule.ts';

const sets = { you: new Set(['you', 'your', 'yours']), we: new Set(['we', 'us', 'our', 'ours']) };

// A mail about “we” is a brochure. “I” costs nothing. F1.
export const readerFocus: Rule = {
  id: 'reader-focus',
  name: nameOf['reader-focus'],
  evidence: ['F1'],
  steps: 2,
  find({ sentences }) {
    const tokens = sentences.flatMap((sentence) => sentence.tokens);
    const ours = tokens.filter(({ key }) => sets.we.has(key));
    const yours = tokens.filter(({ key }) => sets.you.has(key));
    const share = ours.length / Math.max(1, ours.length + yours.length);
    if (ours.length < 3 || share <= 0.45) return null;
    return {
      severity: Math.min(2, (share - 0.45) * 4),
      spans: ours.map(({ start, end }) => ({ field: 'body', start, end })),
      reason: `“We” and “our” appear ${ours.length} times here, “you” and “your” ${yours.length === 1 ? 'once' : `${yours.length} times`}: it reads like a brochure.`,
      fix: 'Begin sentences with what matters to the reader, and say “we” once.',
    };
  },
};
