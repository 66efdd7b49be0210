import Stripe from 'stripe';
import { z } from 'zod';
import type { StripeConfig } from '../config/billing.ts';
import type { Payment, ReadBillingEvent } from './payments.ts';
import { stripeClient } from './stripe-client.ts';

/** How much Stripe's clock and ours may differ, in seconds. */
const tolerance = 300;

/** The events that may change a subscription, or tell of a payment. */
const telling =
  /^(customer\.subscription\.|checkout\.session\.|invoice\.(paid|payment_)|charge\.refunded$|customer\.deleted$)/;

/** PostgreSQL does not store NUL. */
const Id = z
  .string()
  .min(1)
  .max(255)
  .refine((id) => !id.includes('\0'));

/** The only parts of an event that are read; the rest may have any shape. */
const Told = z.object({
  id: Id,
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
});

type Told = z.infer<typeof Told>;

/** Accepts events that are signed with our secret, recent, and of the same mode as our key. */
export function readStripeEvent(config: StripeConfig, now: () => Date): ReadBillingEvent {
  const { webhooks } = stripeClient(config);
  const isLive = config.secretKey.includes('_live_');
  return (body, signature) => {
    const nowInSeconds = Math.floor(now().getTime() / 1_000);
    const sentAt = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1]);
    // The library refuses old events, but not those that claim to come from the future.
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
    if (event?.livemode !== isLive) return null;
    return {
      id: event.id,
      type: event.type,
      customerId: customerOf(event),
      payment: paymentOf(event),
    };
  };
}

/** Null also for a signed body that is not an event, since sending it again would not help. */
function verified(construct: () => unknown): Told | null {
  try {
    return Told.safeParse(construct()).data ?? null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

function customerOf({ type, data }: Told): string | null {
  if (!telling.test(type)) return null;
  return idOf(type === 'customer.deleted' ? data.object : data.object['customer']);
}

/** Which field of which event says how much was paid, failed to be, or was given back in all. */
const payments: Readonly<Record<string, readonly [Payment['became'], string]>> = {
  'invoice.paid': ['received', 'amount_paid'],
  'invoice.payment_failed': ['failed', 'amount_due'],
  'charge.refunded': ['refunded', 'amount_refunded'],
};

const Amount = z.int();
const Currency = z.string().regex(/^[a-z]{3}$/);

function paymentOf({ type, data: { object } }: Told): Payment | null {
  const [became, field] = payments[type] ?? [];
  if (!became || !field) return null;
  return {
    became,
    amount: Amount.safeParse(object[field]).data ?? null,
    currency: Currency.safeParse(object['currency']).data ?? null,
  };
}

function idOf(thing: unknown): string | null {
  const isNamed = typeof thing === 'object' && thing !== null && 'id' in thing;
  return Id.safeParse(isNamed ? thing.id : thing).data ?? null;
}
