import { startCheckout } from '../modules/billing/checkout.ts';
import type { StripeTest } from './create-stripe-test.ts';
import type { Person } from './person.ts';
import { planId } from './plan-id.ts';

/** A new person who has opened a checkout of Starter, with their customer id at Stripe. */
export async function createStripeCustomer({
  test,
  fake,
}: StripeTest): Promise<{ readonly person: Person; readonly id: string }> {
  const person = await test.createPerson();
  const starter = await planId(test.database.everything, 'Starter');
  const { url } = await startCheckout(person.ctx, { planId: starter });
  const session = fake.shop.sessions.get(url.split('/').at(-1) ?? '');
  return { person, id: session?.customer ?? '' };
}
