import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStripeTest, type StripeTest } from '../../testing/create-stripe-test.ts';
import { planId } from '../../testing/plan-id.ts';
import { createStripeCustomer } from '../../testing/stripe-customer.ts';
import { startCheckout } from '../billing/checkout.ts';
import { deleteAccount } from './delete-account.ts';

let stripe: StripeTest;
beforeAll(async () => {
  stripe = await createStripeTest();
});
afterAll(() => stripe.close());

const startedAt = [0, 5, 10, 20, 30, 45, 60, 90];

it.each([
  ['for the first time', () => stripe.test.createPerson()],
  ['once more', async () => (await createStripeCustomer(stripe)).person],
])(
  'leaves nothing that could be paid to who opens a checkout %s meanwhile',
  async (_when, create) => {
    const starter = await planId(stripe.test.database.everything, 'Starter');
    const { shop, outage } = stripe.fake;
    outage.delay = () => Math.random() * 15;
    for (const wait of startedAt) {
      const person = await create();
      const [deleted] = await Promise.allSettled([
        sleep(wait).then(() => deleteAccount(person.ctx, person.email)),
        startCheckout(person.ctx, { planId: starter }),
      ]);
      expect(deleted.status).toBe('fulfilled');
      const theirs = [...shop.customers.values()].filter(
        ({ metadata }) => metadata['user_id'] === person.id,
      );
      expect(theirs.map((customer) => customer.deleted)).toEqual(theirs.map(() => true));
      for (const session of shop.sessions.values()) {
        if (session.client_reference_id === person.id) expect(shop.pay(session.id)).toBeNull();
      }
    }
    outage.delay = () => 0;
  },
  30_000,
);

it('ends also the customer that a whole checkout made while Stripe was ending another', async () => {
  const starter = await planId(stripe.test.database.everything, 'Starter');
  const { person } = await createStripeCustomer(stripe);
  const { billing } = person.ctx;
  if (!billing) throw new Error('nothing can be bought');
  let checkouts = 0;
  const ctx = {
    ...person.ctx,
    billing: {
      ...billing,
      deleteCustomer: async (id: string) => {
        await billing.deleteCustomer(id);
        checkouts += 1;
        if (checkouts === 1) await startCheckout(person.ctx, { planId: starter });
      },
    },
  };
  await deleteAccount(ctx, person.email);
  const theirs = [...stripe.fake.shop.customers.values()].filter(
    ({ metadata }) => metadata['user_id'] === person.id,
  );
  expect(theirs.map((customer) => customer.deleted)).toEqual([true, true]);
  await expect(startCheckout(person.ctx, { planId: starter })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
