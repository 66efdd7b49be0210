import { caps } from '../rules/rules.ts';
import type { Score } from '../score/score.ts';

const ceilings: ReadonlySet<string> = new Set(caps.map(({ id }) => id));

/** What the rules alone would give, without the ceilings that hide it. */
function uncapped({ lines }: Score): number {
  return lines.reduce((sum, { rule, points }) => (ceilings.has(rule) ? sum : sum + points), 100);
}

/** Points won from one text to the next; where a ceiling holds both back, what they would be without it. */
export function gainBetween(before: Score, after: Score): number {
  return after.value - before.value || uncapped(after) - uncapped(before);
}
