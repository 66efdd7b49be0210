import type Stripe from 'stripe';
import { askStripe } from './ask-stripe.ts';

/**
 * The same customer however often it is asked for, unless that one was deleted: Stripe remembers
 * what it answered to a key even then, so the next key names the one that is gone. The address is
 * set apart, as it may change while the key must always come with the same words.
 */
export async function createStripeCustomer(
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
