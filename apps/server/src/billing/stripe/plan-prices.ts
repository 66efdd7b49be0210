import type Stripe from 'stripe';
import type { StripeConfig } from '../../config/billing.ts';
import { BillingFailure, type CheckoutOrder } from '../../ports/billing.ts';
import { askStripe } from './ask-stripe.ts';

export type PlanPrices = {
  /** Null for a price that belongs to no plan. */
  readonly planOf: (priceId: string) => string | null;
  /** The price that is sold, once it is sure that Stripe takes what we say the plan costs. */
  readonly priceOf: (plan: CheckoutOrder['plan']) => Promise<string>;
  readonly idOf: (planKey: string) => string;
};

export function createPlanPrices(stripe: Stripe, prices: StripeConfig['prices']): PlanPrices {
  const plans = new Map(
    Object.entries(prices).flatMap(([plan, ids]) => ids.map((id) => [id, plan] as const)),
  );
  const verified = new Set<string>();

  function idOf(planKey: string): string {
    const sold = prices[planKey]?.[0];
    if (sold === undefined) throw new BillingFailure(`No Stripe price is set for ${planKey}.`);
    return sold;
  }

  return {
    planOf: (priceId) => plans.get(priceId) ?? null,
    idOf,
    priceOf: async ({ key, price_monthly }) => {
      const id = idOf(key);
      const asTold = `${id} ${price_monthly}`;
      if (verified.has(asTold)) return id;
      const price = await askStripe(() => stripe.prices.retrieve(id));
      const isAsTold =
        price.active &&
        price.currency === 'usd' &&
        price.unit_amount === Math.round(price_monthly * 100) &&
        price.recurring?.interval === 'month' &&
        price.recurring.interval_count === 1;
      if (!isAsTold) {
        throw new BillingFailure(
          `The Stripe price ${id} must be an active one of ${price_monthly} USD a month, as ${key} says here.`,
        );
      }
      verified.add(asTold);
      return id;
    },
  };
}
