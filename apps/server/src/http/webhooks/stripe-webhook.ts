import { paths } from '@replysmith/contract';
import { receiveBillingEvent } from '../../services/billing/receive-billing-event.ts';
import type { Services } from '../../services/context.ts';
import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import { bodyLimit } from '../middleware/body-limit.ts';
import { inTime } from '../middleware/deadline.ts';

/** Longer than the provider takes to answer, shorter than it waits for us. */
const patience = 9_000;

/**
 * Where Stripe tells what happened. It is no page of ours and sends no cookie: its signature stands
 * for both. Whatever is not answered with 200 is sent again.
 */
export function stripeWebhook(services: Services) {
  const door = createApi();
  door.post(paths.stripeWebhook, bodyLimit, async (c) => {
    const body = await c.req.text();
    const event = services.readBillingEvent?.(body, c.req.header('Stripe-Signature') ?? '');
    if (!event) throw new AppError('invalid_signature');
    await inTime((call) => receiveBillingEvent(services, event, call), patience);
    return c.json({ received: true }, 200);
  });
  return door;
}
