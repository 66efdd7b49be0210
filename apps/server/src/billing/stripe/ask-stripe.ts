import Stripe from 'stripe';
import { BillingFailure, OrderChanged } from '../../ports/billing.ts';

/** Stripe's answer, or a failure that says what a log may hold: no words of Stripe's, no data. */
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

/** Stripe's answer, or null when it knows no such thing. */
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
