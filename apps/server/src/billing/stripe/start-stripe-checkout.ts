import { pages } from '@replysmith/contract';
import type Stripe from 'stripe';
import { BillingFailure, type CheckoutOrder } from '../../ports/billing.ts';
import { askStripe } from './ask-stripe.ts';
import type { PlanPrices } from './plan-prices.ts';

type Shop = {
  readonly stripe: Stripe;
  readonly prices: PlanPrices;
  readonly publicUrl: string;
};

/** A page of Stripe's to pay on. Afterwards it is the only one on which this customer can. */
export async function startStripeCheckout(
  { stripe, prices, publicUrl }: Shop,
  { customerId, user, plan, idempotencyKey }: CheckoutOrder,
): Promise<{ readonly url: string }> {
  const price = await prices.priceOf(plan);
  const { data: open } = await askStripe(() =>
    stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }),
  );
  const session =
    open.find(({ metadata }) => metadata?.['price'] === price) ??
    (await askStripe(() =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: user.id,
          line_items: [{ price, quantity: 1 }],
          metadata: { user_id: user.id, plan: plan.name, price },
          subscription_data: { metadata: { user_id: user.id } },
          success_url: `${publicUrl}${pages.paymentSuccess}?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${publicUrl}${pages.paymentCancelled}?upgrade=${plan.name.toLowerCase()}`,
        },
        { idempotencyKey },
      ),
    ));
  for (const other of open.filter(({ id }) => id !== session.id)) {
    await askStripe(() => stripe.checkout.sessions.expire(other.id));
  }
  if (!session.url) throw new BillingFailure('Stripe gave a checkout without an address.');
  return { url: session.url };
}
