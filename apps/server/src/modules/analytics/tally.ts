import { sql } from 'kysely';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { type Clock, daysFrom } from '../../platform/clock.ts';
import type { Context } from '../../platform/context/context.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';

const week = 7;

/** How many days a week and the one before it have. */
export const twoWeeks = 2 * week;

/** What a number of optimisations come to. Sums are exact, so that averages of them are. */
type Tally = {
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

type Span = {
  readonly first: string;
  readonly count: number;
  readonly clock: Clock;
};

/** What was optimised on each of so many days in a row, by the reader's clock. */
export async function tallyDays(
  ctx: Context,
  tx: UserTransaction,
  { first, count, clock }: Span,
): Promise<Tally[]> {
  // The last one ends the last day. PostgreSQL's own time zones may be older than ours.
  const starts = daysFrom(first, count + 1).map((day) => clock.startOf(day).toISOString());
  const rows = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .where('created_at', '>=', new Date(starts[0] ?? 0))
    .where('created_at', '<', new Date(starts[count] ?? 0))
    .select([sql<number>`width_bucket(created_at, ${starts}::timestamptz[])`.as('day'), ...tallied])
    .groupBy('day')
    .execute();
  const days = new Map(rows.map((row) => [row.day, toTally(row)]));
  return Array.from({ length: count }, (_, index) => days.get(index + 1) ?? nothing);
}

/** Columns of a tally, to select with a group. */
export const tallied = [
  sql<string>`count(*)`.as('count'),
  sql<string>`count(*) FILTER (WHERE ${isOfThisVersion()})`.as('compared'),
  sql<string>`coalesce(sum(original_score) FILTER (WHERE ${isOfThisVersion()}), 0)`.as('original'),
  sql<string>`coalesce(sum(optimized_score) FILTER (WHERE ${isOfThisVersion()}), 0)`.as(
    'optimized',
  ),
] as const;

/** PostgreSQL's counts and sums come in digits. */
export function toTally(row: Readonly<Record<keyof Tally, string>>): Tally {
  return {
    count: Number(row.count),
    compared: Number(row.compared),
    original: Number(row.original),
    optimized: Number(row.optimized),
  };
}
