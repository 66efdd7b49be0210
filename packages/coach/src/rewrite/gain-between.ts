import { ceilingOf } from '../score/ceiling-of.ts';
import type { Score } from '../score/score.ts';

/** What the rules alone would give, without the ceilings that hide it. */
function uncapped({ lines }: Score): number {
  return lines.reduce(
    (sum, { rule, points }) => (ceilingOf(rule) === null ? sum + points : sum),
    100,
  );
}

/** Points won from one text to the next; where a ceiling holds both back, what they would be without it. */
export function gainBetween(before: Score, after: Score): number {
  return after.value - before.value || uncapped(after) - uncapped(before);
}
