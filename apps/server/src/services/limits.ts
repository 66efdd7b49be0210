import { isExceeded, type FeatureKey, type UserSubscription } from '@replysmith/contract';
import { sql } from 'kysely';
import { asMeter, type UserTransaction } from '../db/with-user.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { toLimit } from './pricing-plans/plan-features.ts';
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
    const row = await meter(ctx, tx, feature).forUpdate('subscription').executeTakeFirstOrThrow();
    const usage = usageOn(now, row);
    assertNotExceeded(row, usedOf(feature, usage));
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

/** Refuses what `consume` would refuse right now, without counting or waiting for anybody. */
export async function assertWithinLimit(
  ctx: Context,
  tx: UserTransaction,
  feature: FeatureKey,
): Promise<void> {
  const row = await meter(ctx, tx, feature).executeTakeFirstOrThrow();
  assertNotExceeded(row, usedOf(feature, usageOn(ctx.now(), row)));
}

function meter(ctx: Context, tx: UserTransaction, feature: FeatureKey) {
  return tx
    .selectFrom('user_subscriptions as subscription')
    .innerJoin('pricing_plans as plan', 'plan.id', 'subscription.plan_id')
    .innerJoin('plan_features as feature', 'feature.plan_id', 'plan.id')
    .select(['subscription.usage_tracking', 'subscription.usage_day', 'plan.name as plan'])
    .select(['feature.feature_name', 'feature.feature_type', 'feature.feature_value'])
    .where('subscription.user_id', '=', ctx.user.id)
    .where('feature.feature_key', '=', feature);
}

type MeterRow = Parameters<typeof toLimit>[0] & { feature_name: string; plan: string };

function assertNotExceeded(row: MeterRow, used: number): void {
  if (!isExceeded(toLimit(row), used)) return;
  throw new AppError('usage_limit_reached', {
    values: { feature: row.feature_name, plan: row.plan },
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
