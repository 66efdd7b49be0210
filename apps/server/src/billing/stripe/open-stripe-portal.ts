import { pages } from '@replysmith/contract';
import type Stripe from 'stripe';
import { askStripe, findAtStripe } from './ask-stripe.ts';
import type { PlanPrices } from './plan-prices.ts';

type Shop = { readonly stripe: Stripe; readonly prices: PlanPrices; readonly publicUrl: string };
type Switch = { readonly subscriptionId: string; readonly planKey: string };

/** Stripe's page to manage what is paid; a switch is shown there with what it costs, to confirm. */
export async function openStripePortal(
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
