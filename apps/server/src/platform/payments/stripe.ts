import { SubscriptionStatus, pages } from '@replysmith/contract';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type Stripe from 'stripe';
import type { StripeConfig } from '../config/billing.ts';
import {
  type Billing,
  BillingFailure,
  CustomerNotFound,
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

/** Concurrent and waiting calls to Stripe, however slow it is. */
const limits = { atOnce: 10, waiting: 30 };

/** The same provider with limited concurrency; calls that would wait in vain are refused. */
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

/** Called for every event, so it has a shorter time limit. */
const briefly = { timeout: 3_000 };

export function createStripeBilling(config: StripeConfig, publicUrl: string): Billing {
  const stripe = stripeClient(config);
  const prices = createPlanPrices(stripe, config.prices);
  const shop = { stripe, prices, publicUrl };

  async function isDeleted(customerId: string): Promise<boolean> {
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
      if (hasEnded && (await isDeleted(customer))) throw new CustomerNotFound('deleted at Stripe');
      return subscriptions;
    },

    deleteCustomer: async (customerId) => {
      if (!(await isDeleted(customerId))) await askStripe(() => stripe.customers.del(customerId));
      // No new checkout can be opened any more, and the open ones are closed.
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
 * Returns the same customer for every call, unless that one was deleted: Stripe repeats its answer
 * to a key even then, so the next key contains the deleted customer's id. The address is set
 * separately, because it may change, while a key must always come with the same parameters.
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

/**
 * Stripe's subscription in our terms. One without an item, or in an unknown state, gives no plan.
 */
function toProviderSubscription(
  subscription: Stripe.Subscription,
  { planOf }: PlanPrices,
): ProviderSubscription {
  const { id, customer, status, created, cancel_at, cancel_at_period_end } = subscription;
  // Since 2025 the period belongs to the item, because a subscription can hold items of different
  // lengths.
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

/**
 * Returns Stripe's page for managing what is paid. It shows the cost of a switch for confirmation.
 */
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
