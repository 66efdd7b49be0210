import type { StripeConfig } from '../../config/billing.ts';
import { CustomerGone, type Billing } from '../../ports/billing.ts';
import { askStripe, findAtStripe } from './ask-stripe.ts';
import { inFewCalls } from './in-few-calls.ts';
import { createStripeCustomer } from './create-stripe-customer.ts';
import { openStripePortal } from './open-stripe-portal.ts';
import { createPlanPrices } from './plan-prices.ts';
import { startStripeCheckout } from './start-stripe-checkout.ts';
import { stripeClient } from './stripe-client.ts';
import { toProviderSubscription } from './to-provider-subscription.ts';

/** Asked for with every event, so it is given less time. */
const briefly = { timeout: 3_000 };

export function createStripeBilling(config: StripeConfig, publicUrl: string): Billing {
  const stripe = stripeClient(config);
  const prices = createPlanPrices(stripe, config.prices);
  const shop = { stripe, prices, publicUrl };

  async function isGone(customerId: string): Promise<boolean> {
    const customer = await findAtStripe(() => stripe.customers.retrieve(customerId));
    return customer === null || customer.deleted === true;
  }

  return inFewCalls({
    isSandbox: false,
    createCustomer: (user) => createStripeCustomer(stripe, user),
    startCheckout: (order) => startStripeCheckout(shop, order),
    openPortal: (customerId, switchTo) => openStripePortal(shop, customerId, switchTo),

    findCheckout: async (id) => {
      if (!/^cs_\w+$/.test(id)) return null;
      const session = await findAtStripe(() => stripe.checkout.sessions.retrieve(id));
      if (!session || session.mode !== 'subscription' || !session.status) return null;
      const { client_reference_id, customer, metadata, status } = session;
      return {
        userId: client_reference_id,
        customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
        planKey: metadata?.['plan'] ?? null,
        status: status === 'open' ? 'open' : status === 'complete' ? 'complete' : 'expired',
      };
    },

    listSubscriptions: async (customer) => {
      const found = await findAtStripe(() =>
        stripe.subscriptions.list({ customer, status: 'all', limit: 100 }, briefly),
      );
      const subscriptions = found?.data.map((one) => toProviderSubscription(one, prices)) ?? [];
      const hasEnded = subscriptions.every(({ status }) => status === 'canceled');
      if (hasEnded && (await isGone(customer))) throw new CustomerGone('deleted at Stripe');
      return subscriptions;
    },

    deleteCustomer: async (customerId) => {
      if (!(await isGone(customerId))) await askStripe(() => stripe.customers.del(customerId));
      // Nobody can open another one from here on, and none that is open still sells anything.
      const open = await findAtStripe(() =>
        stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
      );
      for (const { id } of open?.data ?? []) {
        await askStripe(() => stripe.checkout.sessions.expire(id));
      }
    },
  });
}
