import { endingVerbs, offerThings } from '../lexicon/seller-things.ts';
import type { Word } from '../text/email.ts';

const promises = /^(?:guarantee[ds]?|money-back)$/u;

/** "Your discount ends Friday", "20% off": the price and the hurry are the sender's, whosever they are called. */
export function isSalesTalk(words: readonly Word[]): boolean {
  if (words.some(isDiscount) || words.some(({ key }) => promises.test(key))) return true;
  const thing = words.findIndex(({ key }) => offerThings.has(key));
  return thing !== -1 && words.slice(thing).some(({ key }) => endingVerbs.has(key));
}

function isDiscount({ key }: Word, at: number, words: readonly Word[]): boolean {
  return key === 'off' && /^[$£€]?\d[\d.,]*%?$/u.test(words[at - 1]?.key ?? '');
}
