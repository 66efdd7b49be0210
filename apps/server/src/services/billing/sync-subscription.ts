import { asBiller, type UserTransaction } from '../../db/with-user.ts';
import { CustomerGone, type ProviderSubscription } from '../../ports/billing.ts';
import type { Context } from '../context.ts';
import { entitlementOf } from './entitlement-of.ts';
import { inBillingTurn } from './in-billing-turn.ts';
import { providerOf } from './provider-of.ts';
import { isLive, subscriptionThatCounts } from './subscription-that-counts.ts';

/**
 * Makes the caller's row say what the payment provider says now. Everything that may have changed
 * it, in whatever order one hears of it, ends here.
 */
export function syncSubscription(ctx: Context): Promise<void> {
  return inBillingTurn(ctx, async (tx) => {
    await syncWithin(ctx, tx);
  });
}

/** In the person's billing turn, does the same; gives the customer and what the provider has. */
export async function syncWithin(
  ctx: Context,
  tx: UserTransaction,
): Promise<{
  readonly customerId: string | null;
  readonly counting: ProviderSubscription | null;
}> {
  const billing = providerOf(ctx);
  const { customer_id } = await tx
    .selectFrom('user_subscriptions')
    .select('customer_id')
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirstOrThrow();
  if (customer_id === null) return { customerId: null, counting: null };
  const subscriptions = await billing.listSubscriptions(customer_id).catch((error: unknown) => {
    if (error instanceof CustomerGone) return null;
    throw error;
  });
  const customerId = subscriptions && customer_id;
  const counting = await asBiller(tx, () => writeDown(ctx, tx, customerId, subscriptions ?? []));
  return { customerId, counting };
}

async function writeDown(
  ctx: Context,
  tx: UserTransaction,
  customerId: string | null,
  subscriptions: readonly ProviderSubscription[],
): Promise<ProviderSubscription | null> {
  const now = ctx.now();
  const plans = await tx
    .selectFrom('pricing_plans')
    .select(['id', 'name', 'price_monthly'])
    .execute();
  const planOf = (name: string) => plans.find((plan) => plan.name === name);
  const priceOf = (name: string) => Number(planOf(name)?.price_monthly ?? 0);
  const counting = subscriptionThatCounts(subscriptions, priceOf, now);
  logWhatIsOdd(ctx, subscriptions);
  const entitlement = counting && entitlementOf(counting, now);
  const paid = entitlement && planOf(entitlement.planName);
  await tx
    .updateTable('user_subscriptions')
    .set((set) => ({
      plan_id: paid?.id ?? set.selectFrom('pricing_plans').select('id').where('name', '=', 'Free'),
      status: counting?.status ?? 'active',
      customer_id: customerId,
      provider_subscription_id: counting?.id ?? null,
      entitled_until: paid ? entitlement.until : null,
      period_end: paid ? counting.periodEnd : null,
      ends_at: paid ? counting.endsAt : null,
      ...(paid && { pending_plan_id: null }),
    }))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return counting;
}

function logWhatIsOdd(ctx: Context, subscriptions: readonly ProviderSubscription[]): void {
  const live = subscriptions.filter(isLive);
  const userId = ctx.user.id;
  if (live.length > 1) {
    const ids = live.map(({ id }) => id);
    ctx.log.warn({ userId, subscriptions: ids }, 'pays for more than one subscription');
  }
  const unknown = live.filter(({ planName }) => planName === null).map(({ id }) => id);
  if (unknown.length > 0) {
    ctx.log.warn({ userId, subscriptions: unknown }, 'pays a price that belongs to no plan');
  }
}
