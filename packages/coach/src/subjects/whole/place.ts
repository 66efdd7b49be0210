import type { Email, Sentence, Word } from '../../document/email.ts';

/** Where words of an idea stand in the email: `from` up to, not with, `to`. */
export type Place = {
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
};

/** A long text says the same thing often; the first few places tell enough. */
const mostPlaces = 8;

/** The places of the longest run of an idea's words that the email has: of "Fernhill’s checkout" those of "checkout", the later run of two. */
export function placesOf(idea: readonly string[], { sentences }: Email): Place[] {
  for (let length = idea.length; length > 0; length -= 1) {
    for (let start = idea.length - length; start >= 0; start -= 1) {
      const run = idea.slice(start, start + length);
      const found = sentences.flatMap((sentence) => placesIn(sentence, run));
      if (found.length > 0) return found.slice(0, mostPlaces);
    }
  }
  return [];
}

function placesIn(sentence: Sentence, run: readonly string[]): Place[] {
  const { words } = sentence;
  return words.flatMap((_, from) =>
    run.every((key, at) => words[from + at]?.key === key)
      ? [{ sentence, from, to: from + run.length }]
      : [],
  );
}

/** The word before the place, or after it, when nothing but a space stands between. */
export function neighbour(
  { body }: Email,
  { sentence: { words }, from, to }: Place,
  side: 'before' | 'after',
): Word | null {
  const at = side === 'before' ? from : to;
  const [left, right] = [words[at - 1], words[at]];
  if (!left || !right || body.slice(left.end, right.start) !== ' ') return null;
  return side === 'before' ? left : right;
}
