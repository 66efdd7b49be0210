// Three "maybe"s in a row and the writer seems not to believe it. Single hedges and "I think" are fine. T3, T4.
import { hedges } from '../../lexicon/wording/hedges.ts';
import { findPhrases, phraseBook } from '../../document/sentences.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const book = phraseBook(hedges);
const stack = 3;
const neighbours = 2;

export const stackedHedges: Rule = {
  id: 'stacked-hedges',
  name: 'Hedges',
  points: 1,
  evidence: ['T3', 'T4'],
  check({ sentences }) {
    const hits = sentences.map(({ words }) => findPhrases(words, book));
    const at = hits.findIndex(
      (_, from) => hits.slice(from, from + neighbours).flat().length >= stack,
    );
    if (at === -1) return null;
    const found = hits.slice(at, at + neighbours).flat();
    return {
      loss: 1,
      spans: spansIn('body', found),
      reason: `${found.length} hedges close together, and the reader doubts that you believe it.`,
      fix: 'Keep one at most, or say “I think”.',
    };
  },
};
