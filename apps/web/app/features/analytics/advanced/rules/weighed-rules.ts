import type { RuleCost } from './sorted-rules.ts';

/** Below so many points, in drafts and rewrites alike, a rule is folded away. */
const little = 2;
/** One row that unfolds must save several. */
const fewestFolded = 3;

type WeighedRules = {
  readonly shown: readonly RuleCost[];
  readonly folded: readonly RuleCost[];
  /** The most that a rule cost, for the bars to be drawn against. */
  readonly most: number;
};

export function weighedRules(rules: readonly RuleCost[]): WeighedRules {
  const most = Math.max(
    0,
    ...rules.map(({ lostBefore, lostAfter }) => Math.max(lostBefore, lostAfter)),
  );
  const isLittle = ({ lostBefore, lostAfter }: RuleCost) =>
    lostBefore < little && lostAfter < little;
  const folded = rules.filter(isLittle);
  if (folded.length < fewestFolded) return { shown: rules, folded: [], most };
  return { shown: rules.filter((rule) => !isLittle(rule)), folded, most };
}
