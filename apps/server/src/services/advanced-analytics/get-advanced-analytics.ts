import type { AdvancedAnalytics, AnalyticsRange } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import { momentsOf, readRange, type DayRange } from '../analytics/range/read-range.ts';
import { tallied, toTally } from '../analytics/tally-days.ts';
import { totalsOf } from '../analytics/tally.ts';
import { assertFeature } from '../assert-feature.ts';
import type { Context } from '../context.ts';
import { byIndustry } from './by-industry.ts';
import { byRule } from './by-rule.ts';
import { decidedByScore } from './decided-by-score.ts';
import { predictionOf } from './prediction-of.ts';

/** What the plans that include it are told of a range besides. */
export async function getAdvancedAnalytics(
  ctx: Context,
  asked: AnalyticsRange,
): Promise<AdvancedAnalytics> {
  return withUser(ctx, async (tx) => {
    await assertFeature(ctx, tx, 'advanced_analytics');
    const range = await readRange(ctx, tx, asked);
    const { from, to, time_zone } = range;
    return {
      range: { from, to, time_zone },
      otherVersions: await countOfOtherVersions(ctx, tx, range),
      rules: await byRule(ctx, tx, range),
      prediction: predictionOf(await decidedByScore(ctx, tx, range)),
      industries: await byIndustry(ctx, tx, range),
    };
  });
}

/** Emails of a range that another version of the score judged. */
async function countOfOtherVersions(
  ctx: Context,
  tx: UserTransaction,
  range: DayRange,
): Promise<number> {
  const { start, end } = momentsOf(range);
  const row = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .select(tallied)
    .executeTakeFirstOrThrow();
  return totalsOf(toTally(row)).otherVersions;
}
