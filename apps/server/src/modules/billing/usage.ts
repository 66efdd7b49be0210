import { UserSubscription } from '@replysmith/contract';
import { readAsUser } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { countedDay, nextUtcDay } from '../../platform/clock.ts';
import { entitledPlanId, planFeatureColumns, toPlanFeature } from './plans.ts';

const UsageTracking = UserSubscription.shape.usage_tracking;

type UsageTracking = UserSubscription['usage_tracking'];

/** What counts as used at this moment: daily counters of another day count as zero. */
export function usageOn(
  now: Date,
  stored: { usage_tracking: unknown; usage_day: string },
): UsageTracking {
  const usage = UsageTracking.parse(stored.usage_tracking);
  return stored.usage_day === countedDay(now, stored.usage_day)
    ? usage
    : { ...usage, daily_ai_requests: 0 };
}

/** The caller's plan, what they have used of it today, and what they pay. */
export async function getUserSubscription(ctx: Context): Promise<UserSubscription> {
  const now = ctx.now();
  const { row, features } = await readAsUser(ctx, async (tx) => {
    const found = await tx
      .selectFrom('user_subscriptions as subscription')
      .innerJoin('pricing_plans as plan', (join) => join.on('plan.id', '=', entitledPlanId(now)))
      .leftJoin('pricing_plans as pending', 'pending.id', 'subscription.pending_plan_id')
      .select(['plan.id as plan_id', 'plan.key', 'plan.name', 'plan.price_monthly'])
      .select(['subscription.status', 'subscription.usage_tracking', 'subscription.usage_day'])
      .select(['subscription.customer_id', 'subscription.entitled_until', 'subscription.version'])
      .select(['subscription.period_end', 'subscription.ends_at'])
      .select(['pending.id as pending_id', 'pending.key as pending_key'])
      .select(['pending.name as pending_name', 'pending.price_monthly as pending_price'])
      .where('subscription.user_id', '=', ctx.user.id)
      .executeTakeFirst();
    if (!found) throw new AppError('not_found');
    const rows = await tx
      .selectFrom('plan_features')
      .select(planFeatureColumns)
      .where('plan_id', '=', found.plan_id)
      .orderBy('sort_order')
      .execute();
    return { row: found, features: rows };
  });
  return UserSubscription.parse({
    user_id: ctx.user.id,
    status: row.status,
    usage_tracking: usageOn(now, row),
    plan_id: row.plan_id,
    plan: {
      id: row.plan_id,
      key: row.key,
      name: row.name,
      price_monthly: Number(row.price_monthly),
      features: features.map(toPlanFeature),
    },
    resets_at: nextUtcDay(now).toISOString(),
    billing: billingOf(row),
    pending_plan: row.pending_id && {
      id: row.pending_id,
      key: row.pending_key,
      name: row.pending_name,
      price_monthly: Number(row.pending_price),
    },
    version: Number(row.version),
  });
}

type BillingColumns = {
  readonly status: string;
  readonly customer_id: string | null;
  readonly entitled_until: Date | null;
  readonly period_end: Date | null;
  readonly ends_at: Date | null;
};

function billingOf(row: BillingColumns): UserSubscription['billing'] {
  const asText = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    has_customer: row.customer_id !== null,
    renews_at: row.ends_at ? null : asText(row.period_end),
    ends_at: asText(row.ends_at),
    grace_ends_at: row.status === 'past_due' ? asText(row.entitled_until) : null,
  };
}
