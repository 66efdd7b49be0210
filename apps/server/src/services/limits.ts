import { isExceeded, type FeatureKey, type UserSubscription } from '@replysmith/contract';
import { sql } from 'kysely';
import { asMeter, type UserTransaction } from '../db/with-user.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { toPlanFeature } from './pricing-plans/plan-features.ts';
import { usageOn } from './user-subscriptions/usage.ts';
import { utcDay } from './user-subscriptions/utc-day.ts';

type CountedFeature = 'daily_ai_requests';

/**
 * Counts one use, or refuses. The subscription's row stays locked until the transaction ends, so
 * calls at the same moment take turns, and one that fails later has used nothing.
 */
export async function consume(
  ctx: Context,
  tx: UserTransaction,
  feature: CountedFeature,
): Promise<void> {
  const now = ctx.now();
  await asMeter(tx, async () => {
    const subscription = await tx
      .selectFrom('user_subscriptions')
      .select(['plan_id', 'usage_tracking', 'usage_day'])
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const usage = usageOn(now, subscription);
    await assertWithinLimit(tx, subscription.plan_id, feature, usedOf(feature, usage));
    await tx
      .updateTable('user_subscriptions')
      .set({
        usage_tracking: JSON.stringify({ ...usage, [feature]: usage[feature] + 1 }),
        // A clock that was set back must not bring a day's allowance a second time.
        usage_day: sql`greatest(usage_day, ${utcDay(now)}::date)`,
      })
      .where('user_id', '=', ctx.user.id)
      .execute();
  });
}

async function assertWithinLimit(
  tx: UserTransaction,
  planId: string,
  feature: FeatureKey,
  used: number,
): Promise<void> {
  const row = await tx
    .selectFrom('plan_features')
    .innerJoin('pricing_plans', 'pricing_plans.id', 'plan_features.plan_id')
    .selectAll('plan_features')
    .select('pricing_plans.name as plan_name')
    .where('plan_id', '=', planId)
    .where('feature_key', '=', feature)
    .executeTakeFirstOrThrow();
  if (!isExceeded(toPlanFeature(row).limit, used)) return;
  throw new AppError('usage_limit_reached', {
    values: { feature: row.feature_name, plan: row.plan_name },
  });
}

/** What of a feature is used; a feature that is merely included or not has no count. */
function usedOf(feature: FeatureKey, usage: UserSubscription['usage_tracking']): number {
  switch (feature) {
    case 'daily_ai_requests':
    case 'templates_saved':
      return usage[feature];
    case 'ab_test_suggestions':
    case 'advanced_analytics':
    case 'team_sharing':
    case 'scheduled_backups':
      return 0;
  }
}
