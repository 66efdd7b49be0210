import type { Vocabulary } from './vocabulary.ts';

const shortestCorrected = 5;
const longForTwoSlips = 8;

/**
 * The stem of the known word that an unknown one is most likely meant to be: at most two slips away,
 * with the same first letter. Null when there is none.
 */
export function correctSpelling(word: string, { spellings, counts }: Vocabulary): string | null {
  if (word.length < shortestCorrected) return null;
  const mostSlips = word.length >= longForTwoSlips ? 2 : 1;
  let best: { stem: string; slips: number; count: number } | undefined;
  for (const [known, stem] of spellings) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > mostSlips) continue;
    const slips = slipsBetween(word, known);
    const count = counts.get(stem) ?? 0;
    if (slips > mostSlips) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count))
      best = { stem, slips, count };
  }
  return best?.stem ?? null;
}

/** Letters added, left out, changed, or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let fewest = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap)
        fewest = Math.min(fewest, (beforeLast[column - 2] ?? 0) + 1);
      current.push(fewest);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
