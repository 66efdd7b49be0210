import { smallTalk } from '../../lexicon/questions/small-talk.ts';

const idle = new Set(smallTalk);

/** Whether a text only greets or thanks, or has no words at all. */
export function isSmallTalk(question: string): boolean {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => idle.has(word));
}
