import Stripe from 'stripe';
import type { StripeConfig } from '../../config/billing.ts';
import type { ReadBillingEvent } from '../../ports/billing.ts';
import { stripeClient } from './stripe-client.ts';

/** How far its clock and ours may be apart, in seconds. */
const tolerance = 300;

/** What may have changed whose subscription. */
const telling =
  /^(customer\.subscription\.|checkout\.session\.|invoice\.(paid|payment_)|customer\.deleted$)/;

/** Believes what is signed with our secret, was just sent, and is of the same mode as our key. */
export function readStripeEvent(config: StripeConfig, now: () => Date): ReadBillingEvent {
  const { webhooks } = stripeClient(config);
  const isLive = config.secretKey.includes('_live_');
  return (body, signature) => {
    const nowInSeconds = Math.floor(now().getTime() / 1_000);
    const sentAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
    // The library refuses what is old, but not what claims to come from the future.
    if (!(Math.abs(sentAt - nowInSeconds) <= tolerance)) return null;
    const event = verified(() =>
      webhooks.constructEvent(
        body,
        signature,
        config.webhookSecret,
        tolerance,
        undefined,
        nowInSeconds * 1_000,
      ),
    );
    if (!event || event.livemode !== isLive) return null;
    return { id: event.id, type: event.type, customerId: customerOf(event) };
  };
}

function verified(construct: () => Stripe.Event): Stripe.Event | null {
  try {
    return construct();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function customerOf({ type, data }: Stripe.Event): string | null {
  if (!telling.test(type)) return null;
  const about: object = data.object;
  if (type === 'customer.deleted') return idOf(about);
  return 'customer' in about ? idOf(about.customer) : null;
}

function idOf(thing: unknown): string | null {
  if (typeof thing === 'string') return thing;
  const isNamed = typeof thing === 'object' && thing !== null && 'id' in thing;
  return isNamed && typeof thing.id === 'string' ? thing.id : null;
}
