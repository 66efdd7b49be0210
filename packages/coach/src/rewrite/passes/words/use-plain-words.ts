import { plainWords } from '../../../lexicon/wording/plain-words.ts';
import { swapListed } from '../../wording/swap-listed.ts';

export const usePlainWords = swapListed(plainWords, {
  rule: 'plain-words',
  reason: (before, after) => `“${before}” is office language; “${after}” is what people say.`,
});
