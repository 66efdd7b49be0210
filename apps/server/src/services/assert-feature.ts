import type { FeatureKey } from '@replysmith/contract';
import type { UserTransaction } from '../db/with-user.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { toLimit } from './pricing-plans/plan-features.ts';
import { entitledPlanId } from './user-subscriptions/entitled-plan.ts';

/** Refuses what the caller's plan does not include. */
export async function assertFeature(
  ctx: Context,
  tx: UserTransaction,
  key: FeatureKey,
): Promise<void> {
  const feature = await tx
    .selectFrom('user_subscriptions as subscription')
    .innerJoin('plan_features as feature', (join) =>
      join.on('feature.plan_id', '=', entitledPlanId(ctx.now())),
    )
    .select(['feature.feature_name', 'feature.feature_type', 'feature.feature_value'])
    .where('subscription.user_id', '=', ctx.user.id)
    .where('feature.feature_key', '=', key)
    .executeTakeFirst();
  const limit = feature && toLimit(feature);
  if (limit && !(limit.kind === 'boolean' && !limit.included)) return;
  throw new AppError('feature_unavailable', { values: { feature: feature?.feature_name ?? key } });
}
