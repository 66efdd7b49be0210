import { sql } from 'kysely';
import type { UserReads } from '../../platform/db/with-user.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context/context.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import { sumsBetween } from './sums.ts';

const week = 7;

/** The days of a week and of the one before it. */
export const twoWeeks = 2 * week;

/** The totals of a number of optimizations. Sums are exact, so that averages of them are. */
export type Tally = {
  readonly count: number;
  /** Those that the current version of the score judged; the sums cover only these. */
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

/** Number and averages, in the contract's shape. */
export function totalsOf({ count, compared, original, optimized }: Tally) {
  return {
    totalOptimizations: count,
    otherVersions: count - compared,
    averageImprovement: averageOf(optimized - original, compared),
    averageOriginal: averageOf(original, compared),
    averageOptimized: averageOf(optimized, compared),
  };
}

/** To two decimals, halves away from zero; null for a count of zero. */
export function averageOf(sum: number, count: number): number | null {
  if (count === 0) return null;
  return (Math.sign(sum) * Math.round((Math.abs(sum) * 100) / count)) / 100 || 0;
}

/** The last seven days compared with the seven before, in the contract's shape. */
export function weeksOf(days: readonly Tally[]) {
  const thisWeek = sumOf(days.slice(-week)).count;
  const weekBefore = sumOf(days.slice(-twoWeeks, -week)).count;
  return {
    weeklyOptimizations: thisWeek,
    previousWeekOptimizations: weekBefore,
    recentTrend: trendOf(thisWeek, weekBefore),
  };
}

/** The increase in percent, to two decimals; 100 when there were none before. */
function trendOf(now: number, before: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  return averageOf((now - before) * 100, before) ?? 0;
}

/**
 * A tally for each of the given days but the last: of what is from that day on and before the next.
 */
export async function tallyFrom(
  ctx: Context,
  tx: UserReads,
  days: readonly string[],
  clock: Clock,
): Promise<Tally[]> {
  // Computed here, because PostgreSQL may know older time zones.
  const starts = days.map((day) => clock.startOf(day));
  const { rows } = await sql<TallyRow & { readonly day: number }>`
    SELECT span AS day, ${tallied} FROM ${sumsBetween(ctx, 'answers', starts)} GROUP BY span
  `.execute(tx);
  const tallies = new Map(rows.map((row) => [row.day, toTally(row)]));
  return days.slice(1).map((_, index) => tallies.get(index + 1) ?? nothing);
}

/** The columns of a tally, for a query of sums. */
export const tallied = sql`
  coalesce(sum(count), 0) AS count,
  coalesce(sum(count) FILTER (WHERE ${isOfThisVersion()}), 0) AS compared,
  coalesce(sum(before) FILTER (WHERE ${isOfThisVersion()}), 0) AS original,
  coalesce(sum(after) FILTER (WHERE ${isOfThisVersion()}), 0) AS optimized`;

/** PostgreSQL returns sums as text. */
export type TallyRow = Readonly<Record<keyof Tally, string>>;

export function toTally(row: TallyRow): Tally {
  return {
    count: Number(row.count),
    compared: Number(row.compared),
    original: Number(row.original),
    optimized: Number(row.optimized),
  };
}
