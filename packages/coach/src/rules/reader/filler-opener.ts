// The first line shows in the list of mails; a stock opener spends it. No effect on answers was ever measured. T11.
import { fillerOpeners } from '../../lexicon/wording/filler-openers.ts';
import { hasPhrase, phraseBook } from '../../document/sentences.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const book = phraseBook(fillerOpeners);
const openingWords = 8;
const longerThanACourtesy = 6;

export const fillerOpener: Rule = {
  id: 'filler-opener',
  name: 'First line',
  points: 1,
  evidence: ['T11'],
  check({ sentences }) {
    const first = sentences[0];
    if (!first || first.words.length <= longerThanACourtesy) return null;
    if (!hasPhrase(first.words.slice(0, openingWords), book)) return null;
    return {
      loss: 1,
      spans: spansIn('body', [first]),
      reason:
        'This uses the first line, which the reader sees in the inbox. No study found that it costs answers; it only takes the place of something about them.',
      fix: 'Start with the fact about them.',
    };
  },
};
