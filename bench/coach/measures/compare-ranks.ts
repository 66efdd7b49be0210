import { differenceOf, type Failure } from './failure.ts';
import { ranked, type JudgedCase } from './judge-case.ts';
import type { Rank } from '../reading/labelled-case.ts';

/** How many comparisons there were, and those that came out wrong. */
export type Comparison = { readonly total: number; readonly failures: readonly Failure[] };

/** Points by which equals may differ. */
const tolerance = 2;

/** In how many cases the lower of two ranks scores lower; a tie is a failure. */
export function compareRanks(
  cases: readonly JudgedCase[],
  ...orders: readonly (readonly [Rank, Rank])[]
): Comparison {
  return compare(cases, orders, (lower, higher) => lower < higher);
}

/** In how many cases equals score alike. */
export function compareEquals(cases: readonly JudgedCase[]): Comparison {
  return compare(cases, [['a', 'b']], (a, b) => Math.abs(a - b) <= tolerance);
}

function compare(
  cases: readonly JudgedCase[],
  orders: readonly (readonly [Rank, Rank])[],
  holds: (one: number, other: number) => boolean,
): Comparison {
  const compared = cases.flatMap((judged) =>
    orders.flatMap(([first, second]) => {
      const one = ranked(judged, first);
      const other = ranked(judged, second);
      return one && other ? [{ name: judged.name, one, other }] : [];
    }),
  );
  const failures = compared
    .filter(({ one, other }) => !holds(one.score.value, other.score.value))
    .map(({ name, one, other }) => ({ name, details: differenceOf(one, other) }));
  return { total: compared.length, failures };
}
