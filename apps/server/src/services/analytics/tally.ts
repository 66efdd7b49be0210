const week = 7;
/** How many days a week and the one before it have. */
export const twoWeeks = 2 * week;

/** What a number of optimisations come to. Sums are exact, so that averages of them are. */
export type Tally = {
  readonly count: number;
  /** Those that today's version of the score judged: the sums are of them alone. */
  readonly compared: number;
  readonly original: number;
  readonly optimized: number;
};

export const nothing: Tally = { count: 0, compared: 0, original: 0, optimized: 0 };

export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { count, compared, original, optimized }) => ({
      count: sum.count + count,
      compared: sum.compared + compared,
      original: sum.original + original,
      optimized: sum.optimized + optimized,
    }),
    nothing,
  );
}

/** Their number and averages, as the contract has them. */
export function totalsOf({ count, compared, original, optimized }: Tally) {
  return {
    totalOptimizations: count,
    otherVersions: count - compared,
    averageImprovement: averageOf(optimized - original, compared),
    averageOriginal: averageOf(original, compared),
    averageOptimized: averageOf(optimized, compared),
  };
}

/** To two decimals, halves away from zero; of none there is no average. */
export function averageOf(sum: number, count: number): number | null {
  if (count === 0) return null;
  return (Math.sign(sum) * Math.round((Math.abs(sum) * 100) / count)) / 100 || 0;
}

/** The last seven of these days against the seven before, as the contract has them. */
export function weeksOf(days: readonly Tally[]) {
  const thisWeek = sumOf(days.slice(-week)).count;
  const weekBefore = sumOf(days.slice(-twoWeeks, -week)).count;
  return {
    weeklyOptimizations: thisWeek,
    previousWeekOptimizations: weekBefore,
    recentTrend: trendOf(thisWeek, weekBefore),
  };
}

/** Percent more than before, to two decimals; 100 when there were none before. */
function trendOf(now: number, before: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  return averageOf((now - before) * 100, before) ?? 0;
}
