import type { AdvancedAnalytics, AnalyticsRange } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { readRange } from '../analytics/range/read-range.ts';
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
      rules: await byRule(ctx, tx, range),
      prediction: predictionOf(await decidedByScore(ctx, tx, range)),
      industries: await byIndustry(ctx, tx, range),
    };
  });
}
