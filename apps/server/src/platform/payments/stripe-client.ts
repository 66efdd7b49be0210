import Stripe from 'stripe';
import type { StripeConfig } from '../config/billing.ts';
import { BillingFailure, type CheckoutOrder, OrderChanged } from './payments.ts';

/** Talks only to the configured host, and sends it no information about this machine. */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/**
 * Returns Stripe's answer, or throws a failure that is safe to log: without Stripe's messages or
 * data.
 */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.type === 'StripeIdempotencyError') throw new OrderChanged('another order, same key');
    const { type, code, param, statusCode, requestId } = error;
    const known = { type, code, param, status: statusCode, request: requestId };
    throw new BillingFailure(`Stripe failed: ${JSON.stringify(known)}`);
  }
}

/** Returns Stripe's answer, or null when the object does not exist. */
export function findAtStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return askStripe(async () => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') {
        return null;
      }
      throw error;
    }
  });
}

export type PlanPrices = {
  /** Null for a price that belongs to no plan. */
  readonly planOf: (priceId: string) => string | null;
  /** The price on sale, after checking that Stripe charges what we say the plan costs. */
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
      const priceKey = `${id} ${price_monthly}`;
      if (verified.has(priceKey)) return id;
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
      verified.add(priceKey);
      return id;
    },
  };
}
