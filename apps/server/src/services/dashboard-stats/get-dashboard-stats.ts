import type { DashboardStats, DashboardStatsQuery } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import { addDays } from '../analytics/range/calendar-day.ts';
import { readRange } from '../analytics/range/read-range.ts';
import { tallied, tallyDays, toTally } from '../analytics/tally-days.ts';
import { totalsOf, twoWeeks, weeksOf } from '../analytics/tally.ts';
import type { Context } from '../context.ts';
import { listRecentScores } from './list-recent-scores.ts';

/** What the caller's optimisations come to, and the last of them. */
export function getDashboardStats(
  ctx: Context,
  asked: DashboardStatsQuery,
): Promise<DashboardStats> {
  return withUser(ctx, async (tx) => {
    const { to, clock } = await readRange(ctx, tx, asked);
    const first = addDays(to, 1 - twoWeeks);
    const totals = totalsOf(await tallyAll(ctx, tx));
    const { totalOptimizations, otherVersions, averageImprovement } = totals;
    return {
      ...{ totalOptimizations, otherVersions, averageImprovement },
      ...weeksOf(await tallyDays(ctx, tx, { first, count: twoWeeks, clock })),
      recentScores: await listRecentScores(ctx, tx),
    };
  });
}

async function tallyAll(ctx: Context, tx: UserTransaction) {
  const row = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .select(tallied)
    .executeTakeFirstOrThrow();
  return toTally(row);
}
