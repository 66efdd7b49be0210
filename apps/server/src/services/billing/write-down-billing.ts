import { asBiller, type UserTransaction } from '../../db/with-user.ts';
import type { ProviderSubscription } from '../../ports/billing.ts';
import type { Context } from '../context.ts';
import { entitlementOf } from './entitlement-of.ts';
import { subscriptionThatCounts } from './subscription-that-counts.ts';

type Said = {
  /** Null when the provider no longer knows the customer. */
  readonly customerId: string | null;
  readonly subscriptions: readonly ProviderSubscription[];
  /** The row's `billing_version` before the provider was asked. */
  readonly version: string;
};

/** Derives the caller's row from what the provider said, unless another answer came first. */
export function writeDownBilling(
  ctx: Context,
  tx: UserTransaction,
  { customerId, subscriptions, version }: Said,
): Promise<{ readonly isKept: boolean; readonly counting: ProviderSubscription | null }> {
  const now = ctx.now();
  return asBiller(tx, async () => {
    const plans = await tx
      .selectFrom('pricing_plans')
      .select(['id', 'key', 'price_monthly'])
      .execute();
    const planOf = (key: string) => plans.find((plan) => plan.key === key);
    const priceOf = (key: string) => Number(planOf(key)?.price_monthly ?? 0);
    const counting = subscriptionThatCounts(subscriptions, priceOf, now);
    const entitlement = counting && entitlementOf(counting, now);
    const paid = entitlement && planOf(entitlement.planKey);
    const written = await tx
      .updateTable('user_subscriptions')
      .set((set) => ({
        plan_id: paid?.id ?? set.selectFrom('pricing_plans').select('id').where('key', '=', 'free'),
        status: counting?.status ?? 'active',
        customer_id: customerId,
        provider_subscription_id: counting?.id ?? null,
        entitled_until: paid ? entitlement.until : null,
        period_end: paid ? counting.periodEnd : null,
        ends_at: paid ? counting.endsAt : null,
        ...(paid && { pending_plan_id: null }),
        billing_version: set('billing_version', '+', '1'),
      }))
      .where('user_id', '=', ctx.user.id)
      .where('billing_version', '=', version)
      .returning('user_id')
      .executeTakeFirst();
    return { isKept: written !== undefined, counting };
  });
}
