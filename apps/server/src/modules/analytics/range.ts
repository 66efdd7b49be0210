import { lengths, type AnalyticsRange, type CoveredRange } from '@replysmith/contract';
import type { UserReads } from '../../platform/db/with-user.ts';
import { assertFeature } from '../billing/plans.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type Clock, addDays, clockOf, countDays } from '../../platform/clock.ts';

const usualDays = 7;
const earliest = '2000-01-01';

/** The requested days, none of them in the future, with the clock of their time zone. */
type DayRange = CoveredRange & {
  /** The number of days. */
  readonly days: number;
  readonly clock: Clock;
};

/** Reads a range. One that is longer than the general limit needs a plan that includes it. */
export async function readRange(
  ctx: Context,
  tx: UserReads,
  query: AnalyticsRange,
): Promise<DayRange> {
  const range = cutToToday(ctx, query);
  if (query.from !== undefined && query.from > range.to) {
    throw refusal('This range has not begun yet. Choose days up to today.');
  }
  if (range.days > lengths.advancedAnalyticsDays) {
    throw refusal(`Choose at most ${String(lengths.advancedAnalyticsDays)} days.`);
  }
  if (range.from < earliest) throw refusal('This is too long ago.');
  if (range.days > lengths.analyticsDays) await assertFeature(ctx, tx, 'advanced_analytics');
  return range;
}

function cutToToday(ctx: Context, { from, to, time_zone }: AnalyticsRange): DayRange {
  const clock = clockOf(time_zone);
  const today = clock.dayAt(ctx.now());
  const last = to === undefined || to > today ? today : to;
  const requested = from ?? addDays(last, 1 - usualDays);
  const first = requested > last ? last : requested;
  return { from: first, to: last, time_zone, days: countDays(first, last), clock };
}

/** The moments a range begins and ends. */
export function momentsOf({ from, to, clock }: DayRange): { start: Date; end: Date } {
  return { start: clock.startOf(from), end: clock.startOf(addDays(to, 1)) };
}

function refusal(sentence: string): AppError {
  return new AppError('validation_failed', { fields: { from: [sentence] } });
}
