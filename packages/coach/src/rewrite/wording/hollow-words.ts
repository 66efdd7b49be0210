import { boastWords } from '../../lexicon/wording/boast-words.ts';
import {
  emptyAdjectives,
  emptyAdverbs,
  emptyPromises,
} from '../../lexicon/wording/empty-praise.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { jargon } from '../../lexicon/wording/jargon.ts';
import { plainWords } from '../../lexicon/wording/plain-words.ts';
import { generalNouns } from '../../lexicon/topics/topic-boundaries.ts';
import type { Word } from '../../document/email.ts';

const hollow: ReadonlySet<string> = new Set([
  ...boastWords,
  ...emptyAdjectives,
  ...emptyAdverbs,
  ...emptyPromises,
  ...jargon,
  ...Object.keys(plainWords),
  ...generalNouns,
]);
const mostly = 0.65;
const fewest = 4;

function isHollow({ key }: Word): boolean {
  return hollow.has(key) || key.split('-').every((part) => hollow.has(part));
}

/** Whether nearly all that a sentence says could be said by any company: “We help firms unlock their full potential.” */
export function isMostlyHollow(words: readonly Word[]): boolean {
  const content = words.filter(({ key }) => !englishFunctionWords.has(key));
  const share = content.filter(isHollow).length / Math.max(1, content.length);
  return content.length >= fewest && share >= mostly;
}
