import type { Sentence } from '../../email.ts';

const fewestWords = 25;
const persons: ReadonlySet<string> = new Set(
  (
    "i i'm i've i'd i'll me my mine we we're we've we'd we'll us our ours you you're you've you'd you'll your yours " +
    "u ur please contact call reply hi hello let's"
  ).split(' '),
);

/** Neither writer nor reader is in it, and nothing is asked: a recipe, an article, a press release. */
export function isImpersonal(sentences: readonly Sentence[]): boolean {
  const words = sentences.flatMap((sentence) => sentence.words);
  return (
    words.length >= fewestWords &&
    !words.some(({ key }) => persons.has(key)) &&
    !sentences.some(({ text }) => text.endsWith('?'))
  );
}
