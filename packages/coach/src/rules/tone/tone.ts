// A little feeling is welcome, of either kind; a mail that gushes or rages reads like an advert or a quarrel. T1, T2.
import { strongFeelings } from '../../lexicon/wording/strong-feelings.ts';
import { phraseFinder } from '../phrase-finder.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const find = phraseFinder(strongFeelings);
const fewest = 3;
const wordsPerFeeling = 25;

export const tone: Rule = {
  id: 'tone',
  name: 'Tone',
  points: 1,
  evidence: ['T1', 'T2'],
  check(email) {
    const found = find(email);
    if (found.length < fewest || found.length * wordsPerFeeling < email.words.length) return null;
    const named = [...new Set(found.map(({ text }) => `“${text}”`))].slice(0, 3).join(', ');
    return {
      loss: 1,
      spans: spansIn('body', found),
      reason: `${named}: so much feeling from a stranger is hard to believe. Emails with a little did better than emails with much.`,
      fix: 'Keep one of them, or say what is good or bad about it.',
    };
  },
};
