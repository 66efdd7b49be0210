import type { AnalyticsRange, AnalyticsSummary } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { outcomesOfRange } from './outcomes-of-range.ts';
import { addDays, daysFrom } from './range/calendar-day.ts';
import { momentsOf, readRange } from './range/read-range.ts';
import { sentCampaigns } from './sent-campaigns.ts';
import { averageOf, nothing, sumOf, totalsOf, twoWeeks, weeksOf } from './tally.ts';
import { tallyDays } from './tally-days.ts';
import { topAreas } from './top-areas.ts';
import { usedTemplates } from './used-templates.ts';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** What the caller optimised within a range of days, and what came of what they sent in it. */
export async function getAnalyticsSummary(
  ctx: Context,
  asked: AnalyticsRange,
): Promise<AnalyticsSummary> {
  return withUser(ctx, async (tx) => {
    const range = await readRange(ctx, tx, asked);
    const { from, to, time_zone, days, clock } = range;
    // As far back as the range of the same length before, and two weeks for the trend.
    const count = Math.max(2 * days, twoWeeks);
    const tallies = await tallyDays(ctx, tx, { first: addDays(to, 1 - count), count, clock });
    const outcomes = await outcomesOfRange(ctx, tx, range);
    const within = tallies.slice(-days);
    return {
      range: { from, to, time_zone },
      ...totalsOf(sumOf(within)),
      previous: totalsOf(sumOf(tallies.slice(-2 * days, -days))),
      ...weeksOf(tallies),
      topImprovementAreas: await topAreas(ctx, tx, momentsOf(range)),
      dailyData: daysFrom(from, days).map((date, index) => {
        const { count, compared, original, optimized } = within[index] ?? nothing;
        return {
          ...{ date, day: weekday.format(Date.parse(date)), optimizations: count },
          averageOriginal: averageOf(original, compared),
          averageOptimized: averageOf(optimized, compared),
        };
      }),
      templates: await usedTemplates(ctx, tx, range, outcomes.templates),
      campaigns: await sentCampaigns(ctx, tx, outcomes.campaigns),
      outcomes: outcomes.all,
    };
  });
}
