import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { BillingFailure } from '../../platform/payments/payments.ts';
import { createStripeTest, type StripeTest } from '../../testing/create-stripe-test.ts';
import type { Person } from '../../testing/person.ts';
import { createStripeCustomer } from '../../testing/stripe-customer.ts';
import { getUserSubscription } from './usage.ts';
import { syncSubscription } from './subscriptions.ts';

let stripe: StripeTest;
beforeAll(async () => {
  stripe = await createStripeTest();
});
afterAll(() => stripe.close());
afterEach(() => {
  stripe.fake.outage.delay = () => 0;
});

const planOf = async (person: Person) => (await getUserSubscription(person.ctx)).plan.key;

async function customerOnStarter() {
  const { person, id } = await createStripeCustomer(stripe);
  const { id: subscription } = stripe.fake.shop.createSubscription(id, 'price_starter');
  return { person, subscription };
}

it('keeps nobody waiting for a connection while Stripe takes its time', async () => {
  const stranger = await stripe.test.createPerson();
  const payers = await Promise.all(Array.from({ length: 20 }, customerOnStarter));
  stripe.fake.outage.delay = () => 1_200;
  const syncs = Promise.all(payers.map(({ person }) => syncSubscription(person.ctx)));
  await sleep(200);
  const start = performance.now();
  expect(await planOf(stranger)).toBe('free');
  expect(performance.now() - start).toBeLessThan(800);
  await syncs;
  for (const { person } of payers) expect(await planOf(person)).toBe('starter');
});

it('asks Stripe so much at once and no more, and refuses at once what is too much', async () => {
  const { person } = await customerOnStarter();
  stripe.fake.outage.delay = () => 700;
  const start = performance.now();
  const refusedAfter: number[] = [];
  const refused = await Promise.all(
    Array.from({ length: 60 }, () =>
      syncSubscription(person.ctx).then(
        () => null,
        (error: unknown) => {
          refusedAfter.push(performance.now() - start);
          return error;
        },
      ),
    ),
  );
  const errors = refused.filter((error) => error !== null);
  expect(errors.length).toBeGreaterThanOrEqual(20);
  for (const error of errors) expect(error).toBeInstanceOf(BillingFailure);
  expect(Math.min(...refusedAfter)).toBeLessThan(700);
  expect(await planOf(person)).toBe('starter');
});

it('never writes down an answer that is older than the one that stands', async () => {
  const { person, subscription } = await customerOnStarter();
  const delays = [500, 0];
  stripe.fake.outage.delay = () => delays.shift() ?? 0;
  const calls = stripe.fake.calls.length;
  const slow = syncSubscription(person.ctx);
  while (stripe.fake.calls.length === calls) await sleep(5);
  stripe.fake.shop.switchPrice(subscription, 'price_pro');
  await syncSubscription(person.ctx);
  expect(await planOf(person)).toBe('pro');
  await slow;
  expect(await planOf(person)).toBe('pro');
});
