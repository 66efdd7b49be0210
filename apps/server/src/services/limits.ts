import { isExceeded } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../db/with-user.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { toLimit } from './pricing-plans/plan-features.ts';
import { entitledPlanId } from './user-subscriptions/entitled-plan.ts';
import { usageOn } from './user-subscriptions/usage.ts';
import { nextUtcDay, utcDay } from './user-subscriptions/utc-day.ts';

type CountedFeature = 'daily_ai_requests';

/**
 * As the meter, counts one use, or refuses; gives the day it counts for. The subscription's row
 * stays locked until the transaction ends, so calls at the same moment take turns, and one that
 * fails later has used nothing.
 */
export async function consume(
  ctx: Context,
  tx: UserTransaction,
  feature: CountedFeature,
): Promise<string> {
  const now = ctx.now();
  const row = await meter(ctx, tx, feature).forUpdate('subscription').executeTakeFirstOrThrow();
  const usage = usageOn(now, row);
  if (isExceeded(toLimit(row), usage[feature])) {
    throw new AppError('usage_limit_reached', {
      values: { feature: row.feature_name, plan: row.plan },
      retryAfterSeconds: Math.ceil((nextUtcDay(now).getTime() - now.getTime()) / 1_000),
    });
  }
  const { usage_day } = await tx
    .updateTable('user_subscriptions')
    .set({
      usage_tracking: JSON.stringify({ ...usage, [feature]: usage[feature] + 1 }),
      // A clock that was set back must not bring a day's allowance a second time.
      usage_day: sql`greatest(usage_day, ${utcDay(now)}::date)`,
    })
    .where('user_id', '=', ctx.user.id)
    .returning('usage_day')
    .executeTakeFirstOrThrow();
  return usage_day;
}

/** As the meter, takes one use of that day back; a day that is over has nothing to give back. */
export async function giveBack(
  ctx: Context,
  tx: UserTransaction,
  feature: CountedFeature,
  day: string,
): Promise<void> {
  await tx
    .updateTable('user_subscriptions')
    .set({
      usage_tracking: sql`jsonb_set(
        usage_tracking, ARRAY[${feature}::text],
        to_jsonb(greatest(0, (usage_tracking ->> ${feature}::text)::integer - 1))
      )`,
    })
    .where('user_id', '=', ctx.user.id)
    .where('usage_day', '=', day)
    .execute();
}

function meter(ctx: Context, tx: UserTransaction, feature: CountedFeature) {
  return tx
    .selectFrom('user_subscriptions as subscription')
    .innerJoin('pricing_plans as plan', (join) =>
      join.on('plan.id', '=', entitledPlanId(ctx.now())),
    )
    .innerJoin('plan_features as feature', 'feature.plan_id', 'plan.id')
    .select(['subscription.usage_tracking', 'subscription.usage_day', 'plan.name as plan'])
    .select(['feature.feature_name', 'feature.feature_type', 'feature.feature_value'])
    .where('subscription.user_id', '=', ctx.user.id)
    .where('feature.feature_key', '=', feature);
}
