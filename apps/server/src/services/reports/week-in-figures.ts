import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { WeeklyReport } from '../../ports/report-mail.ts';
import { addDays } from '../analytics/range/calendar-day.ts';
import type { Clock } from '../analytics/range/clock-of.ts';
import { tallyDays } from '../analytics/tally-days.ts';
import { sumOf, totalsOf, twoWeeks, weeksOf } from '../analytics/tally.ts';
import { topAreas } from '../analytics/top-areas.ts';
import type { Context } from '../context.ts';
import { isOfThisVersion } from '../is-of-this-version.ts';
import { countOutcomes, toOutcomeRates } from '../sent-emails/outcome-counts.ts';

const week = 7;

/** Moments: the end is not part of it. */
type Span = { readonly start: Date; readonly end: Date };

type Figures = Pick<
  WeeklyReport,
  'optimized' | 'optimizedBefore' | 'otherVersions' | 'average' | 'best' | 'costliest' | 'outcomes'
>;

/** What a person optimised and sent in the seven days from the given one on. */
export async function weekInFigures(
  ctx: Context,
  tx: UserTransaction,
  { from, clock }: { readonly from: string; readonly clock: Clock },
): Promise<Figures> {
  const span = { start: clock.startOf(from), end: clock.startOf(addDays(from, week)) };
  const first = addDays(from, -week);
  const days = await tallyDays(ctx, tx, { first, count: twoWeeks, clock });
  const { weeklyOptimizations, previousWeekOptimizations } = weeksOf(days);
  const { averageOriginal, averageOptimized, otherVersions } = totalsOf(sumOf(days.slice(week)));
  const hasAverage = averageOriginal !== null && averageOptimized !== null;
  const [costliest] = await topAreas(ctx, tx, span);
  const outcomes = await countOutcomes(ctx, tx)
    .where('sent_at', '>=', span.start)
    .where('sent_at', '<', span.end)
    .executeTakeFirst();
  return {
    optimized: weeklyOptimizations,
    optimizedBefore: previousWeekOptimizations,
    otherVersions,
    average: hasAverage ? { original: averageOriginal, optimized: averageOptimized } : null,
    best: (await bestOf(ctx, tx, span)) ?? null,
    costliest: costliest ? { area: costliest.area, emails: costliest.count } : null,
    outcomes: toOutcomeRates(outcomes),
  };
}

/** The email that won most; among equals the one that ended higher. */
function bestOf(ctx: Context, tx: UserTransaction, { start, end }: Span) {
  return tx
    .selectFrom('optimization_analytics')
    .leftJoin('chat_sessions', (join) =>
      join
        .onRef('chat_sessions.id', '=', 'session_id')
        .on('chat_sessions.user_id', '=', ctx.user.id)
        .on('chat_sessions.deleted_at', 'is', null),
    )
    .select([
      'chat_sessions.title',
      'original_score as original',
      'optimization_analytics.optimized_score as optimized',
    ])
    .where('optimization_analytics.user_id', '=', ctx.user.id)
    .where('optimization_analytics.created_at', '>=', start)
    .where('optimization_analytics.created_at', '<', end)
    .where(isOfThisVersion())
    .whereRef('optimization_analytics.optimized_score', '>', 'original_score')
    .orderBy(sql`optimization_analytics.optimized_score - original_score`, 'desc')
    .orderBy('optimized', 'desc')
    .limit(1)
    .executeTakeFirst();
}
