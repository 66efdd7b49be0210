import { UserSubscription } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { planFeatureColumns, toPlanFeature } from '../pricing-plans/plan-features.ts';
import { nextUtcDay } from './utc-day.ts';
import { usageOn } from './usage.ts';

/** The caller's plan and what they have used of it today. */
export async function getUserSubscription(ctx: Context): Promise<UserSubscription> {
  const now = ctx.now();
  const { subscription, features } = await withUser(ctx, async (tx) => {
    const found = await tx
      .selectFrom('user_subscriptions as subscription')
      .innerJoin('pricing_plans as plan', 'plan.id', 'subscription.plan_id')
      .select(['plan.id as plan_id', 'plan.name', 'plan.price_monthly'])
      .select(['subscription.status', 'subscription.usage_tracking', 'subscription.usage_day'])
      .where('subscription.user_id', '=', ctx.user.id)
      .executeTakeFirst();
    if (!found) throw new AppError('not_found');
    const rows = await tx
      .selectFrom('plan_features')
      .select(planFeatureColumns)
      .where('plan_id', '=', found.plan_id)
      .orderBy('sort_order')
      .execute();
    return { subscription: found, features: rows };
  });
  return UserSubscription.parse({
    user_id: ctx.user.id,
    status: subscription.status,
    usage_tracking: usageOn(now, subscription),
    plan: {
      name: subscription.name,
      price_monthly: Number(subscription.price_monthly),
      features: features.map(toPlanFeature),
    },
    resets_at: nextUtcDay(now).toISOString(),
  });
}
