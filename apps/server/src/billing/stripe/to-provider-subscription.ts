import { SubscriptionStatus } from '@replysmith/contract';
import type Stripe from 'stripe';
import type { ProviderSubscription } from '../../ports/billing.ts';
import type { PlanPrices } from './plan-prices.ts';

/** Stripe's subscription in our words; one without an item, or in a state nobody knows, brings nothing. */
export function toProviderSubscription(
  subscription: Stripe.Subscription,
  { planOf }: PlanPrices,
): ProviderSubscription {
  const { id, customer, status, created, cancel_at, cancel_at_period_end } = subscription;
  // Since 2025 the period is the item's: a subscription could hold items of several lengths.
  const item = subscription.items.data[0];
  const periodEnd = moment(item?.current_period_end ?? created);
  const known = SubscriptionStatus.safeParse(status);
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    planKey: item ? planOf(item.price.id) : null,
    status: known.success ? known.data : 'incomplete',
    periodStart: moment(item?.current_period_start ?? created),
    periodEnd,
    endsAt: cancel_at !== null ? moment(cancel_at) : cancel_at_period_end ? periodEnd : null,
    createdAt: moment(created),
  };
}

function moment(seconds: number): Date {
  return new Date(seconds * 1_000);
}
