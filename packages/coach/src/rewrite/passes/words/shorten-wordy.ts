import { wordyPhrases } from '../../../lexicon/wording/wordy-phrases.ts';
import { swapListed } from '../../wording/swap-listed.ts';

export const shortenWordy = swapListed(wordyPhrases, {
  rule: 'body-length',
  reason: (before, after) => `“${after}” says the same as “${before}” and is read sooner.`,
});
