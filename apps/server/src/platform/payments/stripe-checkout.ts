import { pages } from '@replysmith/contract';
import type Stripe from 'stripe';
import { BillingFailure, OrderChanged, type CheckoutOrder } from './payments.ts';
import { type PlanPrices, askStripe } from './stripe-client.ts';

type Shop = {
  readonly stripe: Stripe;
  readonly prices: PlanPrices;
  readonly publicUrl: string;
};

type Session = Stripe.Checkout.Session;

/** Returns Stripe's page for paying. Afterwards it is the only open checkout of this customer. */
export async function startStripeCheckout(
  { stripe, prices, publicUrl }: Shop,
  { customerId, user, plan, idempotencyKey }: CheckoutOrder,
): Promise<{ readonly url: string }> {
  const price = await prices.priceOf(plan);
  const list = async () =>
    (await askStripe(() => stripe.checkout.sessions.list({ customer: customerId, limit: 100 })))
      .data;
  const isSold = ({ metadata }: Session) => metadata?.['price'] === price;
  const expire = async (sessions: readonly Session[]) => {
    for (const { id } of sessions) await askStripe(() => stripe.checkout.sessions.expire(id));
  };
  const create = (latest: Session | undefined) =>
    askStripe(() =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: user.id,
          line_items: [{ price, quantity: 1 }],
          metadata: { user_id: user.id, plan: plan.key, price, key: idempotencyKey },
          subscription_data: { metadata: { user_id: user.id } },
          success_url: `${publicUrl}${pages.paymentSuccess}?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${publicUrl}${pages.paymentCancelled}?upgrade=${plan.key}`,
        },
        { idempotencyKey: keyOf([customerId, price, latest?.id ?? 'none']) },
      ),
    ).catch((error: unknown) => {
      // A concurrent call has created it, for an order with another key.
      if (!(error instanceof OrderChanged)) throw error;
    });

  const before = await list();
  if (before.some((one) => one.metadata?.['key'] === idempotencyKey && !isSold(one))) {
    throw new OrderChanged('another order, same key');
  }
  const openBefore = before.filter(isOpen);
  await expire(openBefore.filter((one) => !isSold(one)));
  if (!openBefore.some(isSold)) await create(before[0]);
  // Of several made at once on different servers, every server picks the same one.
  const open = (await list()).filter(isOpen).sort(newestFirst);
  const [current, ...others] = open;
  await expire(others);
  if (!current?.url || !isSold(current))
    throw new BillingFailure('Another checkout was opened just now.');
  return { url: current.url };
}

/**
 * Concurrent calls use the same key, so only one checkout is created. The key is short-lived,
 * because Stripe repeats failures for a key as well as answers.
 */
function keyOf(parts: readonly string[]): string {
  return ['checkout', ...parts, Math.floor(Date.now() / 600_000)].join(' ');
}

function isOpen({ status }: Session): boolean {
  return status === 'open';
}

function newestFirst(one: Session, other: Session): number {
  return other.created - one.created || (one.id < other.id ? 1 : -1);
}
