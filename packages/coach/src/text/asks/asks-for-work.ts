import { findPhrases, phraseBook } from '../words/phrases.ts';
import type { Ask } from '../email.ts';

const everything = phraseBook([
  'everything you',
  'everything that',
  'all the',
  'all of',
  'any information',
  'all information',
  'full details',
  'and also',
  'co-author',
  'for free',
]);
const fewestItems = 3;
const fewestCommas = 2;
const item = /,|\band\b|\bor\b/giu;
const longestRead = 400;

/** "Send any photos, documents and letters", "tell me everything you know": more than an answer. */
export function asksForWork({ sentence, kind }: Ask): boolean {
  if (kind !== 'question' && kind !== 'action') return false;
  const isAll = findPhrases(sentence.words, everything).length > 0;
  const text = sentence.text.slice(0, longestRead);
  const items = text.match(item)?.length ?? 0;
  return isAll || (items >= fewestItems && text.split(',').length > fewestCommas);
}
