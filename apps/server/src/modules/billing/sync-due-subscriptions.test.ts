import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStripeTest, type StripeTest } from '../../testing/create-stripe-test.ts';
import type { Person } from '../../testing/person.ts';
import { createStripeCustomer } from '../../testing/stripe-customer.ts';
import { syncSubscription } from './subscriptions.ts';
import { getUserSubscription } from './usage.ts';
import { syncDueSubscriptions } from './sync-due-subscriptions.ts';

const day = 86_400_000;
const bought = new Date('2030-01-10T12:00:00Z');

let stripe: StripeTest;
let ada: Person;
let subscription: string;
let customer: string;

beforeAll(async () => {
  stripe = await createStripeTest();
});
afterAll(() => stripe.close());

const later = (days: number) => {
  stripe.test.clock.now = new Date(bought.getTime() + days * day);
};
const sync = () => syncDueSubscriptions(stripe.test.services, 'system');

async function payer() {
  const { person, id } = await createStripeCustomer(stripe);
  const made = stripe.fake.shop.createSubscription(id, 'price_starter');
  await syncSubscription(person.ctx);
  return { person, customer: id, subscription: made.id };
}

beforeEach(async () => {
  stripe.test.clock.now = bought;
  await stripe.test.database.everything
    .updateTable('user_subscriptions')
    .set({ customer_id: null })
    .execute();
  ({ person: ada, subscription, customer } = await payer());
});

describe('a renewal that nobody told of', () => {
  it('is found within the grace, so that the plan goes on without a gap', async () => {
    later(29);
    expect(await sync()).toEqual({ due: 0, failed: 0 });
    later(31);
    expect(await sync()).toEqual({ due: 1, failed: 0 });
    later(40);
    const { plan, billing } = await getUserSubscription(ada.ctx);
    expect(plan.key).toBe('starter');
    expect(billing.renews_at).toBe('2030-03-11T12:00:00.000Z');
    expect(await sync()).toEqual({ due: 0, failed: 0 });
  });

  it('is not taken for granted: what was not renewed ends', async () => {
    stripe.fake.shop.setToCancel(subscription, true);
    later(31);
    expect((await getUserSubscription(ada.ctx)).plan.key).toBe('starter');
    await sync();
    expect((await getUserSubscription(ada.ctx)).plan.key).toBe('free');
    expect(await sync()).toEqual({ due: 0, failed: 0 });
  });

  it('is found for the others when one cannot be asked about', async () => {
    const bo = await payer();
    const { billing } = stripe.test.services;
    if (!billing) throw new Error('nothing can be bought');
    const services = {
      ...stripe.test.services,
      billing: {
        ...billing,
        listSubscriptions: (id: string) =>
          id === customer ? Promise.reject(new Error('no')) : billing.listSubscriptions(id),
      },
    };
    later(31);
    expect(await syncDueSubscriptions(services, 'system')).toEqual({ due: 2, failed: 1 });
    later(40);
    expect((await getUserSubscription(bo.person.ctx)).plan.key).toBe('starter');
    expect((await getUserSubscription(ada.ctx)).plan.key).toBe('free');
    expect(await sync()).toEqual({ due: 1, failed: 0 });
    expect((await getUserSubscription(ada.ctx)).plan.key).toBe('starter');
  });

  it('is found for everybody, page after page, also when one cannot be asked about', async () => {
    await payer();
    await payer();
    const { billing } = stripe.test.services;
    if (!billing) throw new Error('nothing can be bought');
    const asked: string[] = [];
    const listSubscriptions: typeof billing.listSubscriptions = (id) => {
      asked.push(id);
      return id === customer ? Promise.reject(new Error('no')) : billing.listSubscriptions(id);
    };
    const services = { ...stripe.test.services, billing: { ...billing, listSubscriptions } };
    later(31);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    expect(await syncDueSubscriptions(services, 'system', 1)).toEqual({ due: 3, failed: 1 });
    const pages = query.mock.calls.filter(([text]) => /"period_end" <= \$\d+.* limit /.test(text));
    query.mockRestore();
    expect(new Set(asked).size).toBe(3);
    expect(pages).toHaveLength(4);
    expect(await syncDueSubscriptions(services, 'system', 1)).toEqual({ due: 1, failed: 1 });
  });

  it('is looked for by the system and admins alone', async () => {
    await expect(syncDueSubscriptions(stripe.test.services, ada.ctx)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
