import { fillerSentences } from '../../lexicon/wording/filler-sentences.ts';

const longestFiller = 220;

/** Whether the whole sentence is a courtesy or a delay. */
export function isFiller(sentence: string): boolean {
  const bare = sentence.slice(0, longestFiller + 1).replace(/[.!?…,\s]+$/u, '');
  return bare.length <= longestFiller && fillerSentences.some((filler) => filler.test(bare));
}
