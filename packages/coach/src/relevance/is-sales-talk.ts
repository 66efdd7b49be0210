import { endingVerbs, offerThings } from '../lexicon/readers/seller-things.ts';
import type { Word } from '../document/email.ts';

const promises = /^(?:guarantee[ds]?|money-back)$/u;

const favours =
  /^(?:invited|selected|chosen|nominated|eligible|entitled|welcome|pre-approved|approved)$/u;
const favourWords = 4;

/** "Your discount ends Friday", "20% off": the price and the hurry are the sender's, whosever they are called. */
export function isSalesTalk(words: readonly Word[]): boolean {
  if (words.some(isDiscount) || words.some(({ key }) => promises.test(key))) return true;
  if (words.some(isFavoured)) return true;
  const thing = words.findIndex(({ key }) => offerThings.has(key));
  return thing !== -1 && words.slice(thing).some(({ key }) => endingVerbs.has(key));
}

/** "You have been selected", "you are also invited": nobody had to look. "You were nominated" is news of theirs. */
function isFavoured({ key }: Word, at: number, words: readonly Word[]): boolean {
  const after = words.slice(at + 1, at + 1 + favourWords).map((word) => word.key);
  const isNow =
    key === "you're" ||
    key === "you've" ||
    (key === 'you' && /^(?:are|have)$/u.test(after[0] ?? ''));
  return isNow && after.some((word) => favours.test(word));
}

function isDiscount({ key }: Word, at: number, words: readonly Word[]): boolean {
  return key === 'off' && /^[$£€]?\d[\d.,]*%?$/u.test(words[at - 1]?.key ?? '');
}
