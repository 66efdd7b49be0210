import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { isOfThisVersion } from '../is-of-this-version.ts';
import { daysFrom } from './range/calendar-day.ts';
import type { Clock } from './range/clock-of.ts';
import { nothing, type Tally } from './tally.ts';

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
