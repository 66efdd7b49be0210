import { SubscriptionStatus, pages } from '@replysmith/contract';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type Stripe from 'stripe';
import type { StripeConfig } from '../config/billing.ts';
import {
  type Billing,
  BillingFailure,
  CustomerGone,
  type ProviderSubscription,
} from './payments.ts';
import {
  type PlanPrices,
  askStripe,
  createPlanPrices,
  findAtStripe,
  stripeClient,
} from './stripe-client.ts';
import { startStripeCheckout } from './stripe-checkout.ts';

/** However slow Stripe is, no more than these are asked of it at once, and wait to be. */
const limits = { atOnce: 10, waiting: 30 };

/** The same provider, which refuses what would only wait in vain. */
function inFewCalls(billing: Billing): Billing {
  const places = bulkhead(limits.atOnce, limits.waiting);
  const inPlace = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await places.execute(ask);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new BillingFailure('Stripe is too slow.');
      throw error;
    }
  };
  return {
    isSandbox: billing.isSandbox,
    createCustomer: (user) => inPlace(() => billing.createCustomer(user)),
    startCheckout: (order) => inPlace(() => billing.startCheckout(order)),
    findCheckout: (id) => inPlace(() => billing.findCheckout(id)),
    openPortal: (id, switchTo) => inPlace(() => billing.openPortal(id, switchTo)),
    listSubscriptions: (id) => inPlace(() => billing.listSubscriptions(id)),
    deleteCustomer: (id) => inPlace(() => billing.deleteCustomer(id)),
  };
}

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

/**
 * The same customer however often it is asked for, unless that one was deleted: Stripe remembers
 * what it answered to a key even then, so the next key names the one that is gone. The address is
 * set apart, as it may change while the key must always come with the same words.
 */
async function createStripeCustomer(
  stripe: Stripe,
  user: { readonly id: string; readonly email: string },
): Promise<string> {
  let idempotencyKey = `customer ${user.id}`;
  for (;;) {
    const key = idempotencyKey;
    const made = await askStripe(() =>
      stripe.customers.create({ metadata: { user_id: user.id } }, { idempotencyKey: key }),
    );
    const present = await askStripe(() => stripe.customers.retrieve(made.id));
    if (!present.deleted) {
      await askStripe(() => stripe.customers.update(made.id, { email: user.email }));
      return made.id;
    }
    idempotencyKey = `customer after ${made.id}`;
  }
}

/** Stripe's subscription in our words; one without an item, or in a state nobody knows, brings nothing. */
function toProviderSubscription(
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

type Shop = { readonly stripe: Stripe; readonly prices: PlanPrices; readonly publicUrl: string };

type Switch = { readonly subscriptionId: string; readonly planKey: string };

/** Stripe's page to manage what is paid; a switch is shown there with what it costs, to confirm. */
async function openStripePortal(
  { stripe, prices, publicUrl }: Shop,
  customer: string,
  switchTo?: Switch,
): Promise<{ readonly url: string }> {
  const return_url = `${publicUrl}${pages.billing}`;
  const flow = switchTo && (await switchFlow(stripe, prices, switchTo, return_url));
  const { url } = await askStripe(() =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url,
      ...(flow && { flow_data: flow }),
    }),
  );
  return { url };
}

async function switchFlow(
  stripe: Stripe,
  prices: PlanPrices,
  { subscriptionId, planKey }: Switch,
  return_url: string,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData | null> {
  const subscription = await findAtStripe(() => stripe.subscriptions.retrieve(subscriptionId));
  const item = subscription?.items.data[0];
  if (!item) return null;
  return {
    type: 'subscription_update_confirm',
    after_completion: { type: 'redirect', redirect: { return_url } },
    subscription_update_confirm: {
      subscription: subscriptionId,
      items: [{ id: item.id, price: prices.idOf(planKey), quantity: 1 }],
    },
  };
}
