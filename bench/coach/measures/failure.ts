import type { Score } from '@replysmith/coach';
import type { JudgedEmail } from './judge-case.ts';

/** A case that did not come out as labelled. */
export type Failure = { readonly name: string; readonly details: readonly string[] };

/** Both scores, and every ledger line on which they differ. */
export function differenceOf(one: JudgedEmail, other: JudgedEmail): string[] {
  const rules = new Set([...one.score.lines, ...other.score.lines].map(({ rule }) => rule));
  const differing = [...rules].filter(
    (rule) => pointsOf(one.score, rule) !== pointsOf(other.score, rule),
  );
  return [
    `${one.rank} ${one.score.value}, ${other.rank} ${other.score.value}`,
    ...differing.map(
      (rule) => `${rule}: ${pointsOf(one.score, rule)} and ${pointsOf(other.score, rule)}`,
    ),
  ];
}

function pointsOf({ lines }: Score, rule: string): number {
  return lines.reduce((sum, line) => (line.rule === rule ? sum + line.points : sum), 0);
}
