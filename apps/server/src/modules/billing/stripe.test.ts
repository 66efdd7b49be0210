import { UserSubscription, paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncSubscription } from './subscriptions.ts';
import { type StripeTest, createStripeTest } from '../../testing/create-stripe-test.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { planId } from '../../testing/plan-id.ts';

let stripe: StripeTest;
let starter: string;
let pro: string;

beforeAll(async () => {
  stripe = await createStripeTest();
  starter = await planId(stripe.test.database.everything, 'Starter');
  pro = await planId(stripe.test.database.everything, 'Pro');
});
afterAll(() => stripe.close());

const createPerson = () => stripe.test.createPerson();

async function post(as: Person, path: string, body: unknown, headers = {}) {
  const answer = await stripe.test.call(path, { as, body, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const checkout = (as: Person, planId: string, headers = {}) =>
  post(as, paths.createCheckoutSession, { planId }, headers);
const confirm = (as: Person, session_id: string) => post(as, paths.confirmCheckout, { session_id });

async function openCheckout(as: Person, plan: string): Promise<string> {
  return (
    String((await checkout(as, plan)).body['url'])
      .split('/')
      .at(-1) ?? ''
  );
}

async function subscriptionOf(as: Person): Promise<UserSubscription> {
  const answer = await stripe.test.call(paths.userSubscriptions, { as });
  return UserSubscription.parse(await answer.json());
}
const planOf = async (as: Person) => (await subscriptionOf(as)).plan.name;

async function customerOn(plan: string): Promise<{ person: Person; subscription: string }> {
  const person = await createPerson();
  const bought = stripe.fake.shop.pay(await openCheckout(person, plan));
  await syncSubscription(person.ctx);
  return { person, subscription: bought?.id ?? '' };
}

describe('a checkout at Stripe', () => {
  it('brings the plan when it is paid on the hosted page, and leads back to us', async () => {
    const ada = await createPerson();
    const { body } = await checkout(ada, starter);
    expect(body).toMatchObject({ kind: 'checkout' });
    const id = String(body['url']).split('/').at(-1) ?? '';
    const paid = await fetch(`${String(body['url'])}?do=pay`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(paid.headers.get('Location')).toBe(
      `http://localhost:3000/payment-success?session_id=${id}`,
    );
    expect(await planOf(ada)).toBe('Free');
    expect((await confirm(ada, id)).body).toEqual({
      status: 'paid',
      plan: { key: 'starter', name: 'Starter' },
    });
    expect(await planOf(ada)).toBe('Starter');
  });

  it('names the person, so that nobody else can claim it', async () => {
    const ada = await createPerson();
    const id = await openCheckout(ada, starter);
    const session = stripe.fake.shop.sessions.get(id);
    expect(session).toMatchObject({ client_reference_id: ada.id, mode: 'subscription' });
    expect(stripe.fake.shop.customers.get(session?.customer ?? '')).toMatchObject({
      email: ada.email,
      metadata: { user_id: ada.id },
    });
    stripe.fake.shop.pay(id);
    const bo = await createPerson();
    expect(await confirm(bo, id)).toMatchObject({ status: 404 });
    expect(await planOf(bo)).toBe('Free');
  });

  it.each([
    ['open', 'open', (id: string) => id],
    ['garbage', undefined, () => 'garbage'],
    ['unknown', undefined, () => 'cs_test_unknown'],
    ['a path', undefined, () => 'cs_test_1/../../customers'],
  ])('does not take one that is %s for paid', async (_what, status, sessionFor) => {
    const ada = await createPerson();
    const id = await openCheckout(ada, starter);
    const answer = await confirm(ada, sessionFor(id));
    expect(answer).toMatchObject(status ? { body: { status } } : { status: 404 });
    expect(await planOf(ada)).toBe('Free');
  });

  it('says that it is under way while the payment is not through', async () => {
    const ada = await createPerson();
    const id = await openCheckout(ada, starter);
    const bought = stripe.fake.shop.pay(id, 'incomplete');
    expect((await confirm(ada, id)).body).toEqual({
      status: 'processing',
      plan: { key: 'starter', name: 'Starter' },
    });
    expect(await planOf(ada)).toBe('Free');
    stripe.fake.shop.setStatus(bought?.id ?? '', 'active');
    expect((await confirm(ada, id)).body).toEqual({
      status: 'paid',
      plan: { key: 'starter', name: 'Starter' },
    });
  });

  it('grants nothing again once what it bought has ended', async () => {
    const ada = await createPerson();
    const id = await openCheckout(ada, starter);
    const bought = stripe.fake.shop.pay(id);
    await confirm(ada, id);
    stripe.fake.shop.cancelNow(bought?.id ?? '');
    expect((await confirm(ada, id)).body).toMatchObject({ status: 'changed' });
    expect(await planOf(ada)).toBe('Free');
  });

  it('stays a paid one after a switch to another plan', async () => {
    const ada = await createPerson();
    const id = await openCheckout(ada, starter);
    const bought = stripe.fake.shop.pay(id);
    await confirm(ada, id);
    stripe.fake.shop.switchPrice(bought?.id ?? '', 'price_pro');
    expect((await confirm(ada, id)).body).toEqual({
      status: 'changed',
      plan: { key: 'starter', name: 'Starter' },
    });
  });

  it('cannot be paid any more when its first payment was given up', async () => {
    const ada = await createPerson();
    const id = await openCheckout(ada, starter);
    const bought = stripe.fake.shop.pay(id, 'incomplete');
    stripe.fake.shop.setStatus(bought?.id ?? '', 'incomplete_expired');
    expect((await confirm(ada, id)).body).toMatchObject({ status: 'expired' });
  });

  it('is one for any number of clicks, and makes one customer', async () => {
    const ada = await createPerson();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => checkout(ada, starter, at % 2 === 0 ? headers : {})),
    );
    expect(new Set(answers.map(({ body }) => body['url'])).size).toBe(1);
    const open = [...stripe.fake.shop.sessions.values()].filter(
      ({ client_reference_id, status }) => client_reference_id === ada.id && status === 'open',
    );
    const customers = [...stripe.fake.shop.customers.values()].filter(
      ({ metadata }) => metadata['user_id'] === ada.id,
    );
    expect([open.length, customers.length]).toEqual([1, 1]);
  });

  it('can no longer be paid when another plan is chosen', async () => {
    const ada = await createPerson();
    const first = await openCheckout(ada, starter);
    await openCheckout(ada, pro);
    expect(stripe.fake.shop.pay(first)).toBeNull();
    expect((await confirm(ada, first)).body).toMatchObject({ status: 'expired' });
  });

  it('refuses the same idempotency key for another plan', async () => {
    const ada = await createPerson();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await checkout(ada, starter, headers)).status).toBe(200);
    expect(await checkout(ada, pro, headers)).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_key_reused' } },
    });
  });
});

describe('who pays at Stripe', () => {
  it('confirms a switch on Stripe’s page, and cannot buy a second subscription', async () => {
    const { person, subscription } = await customerOn(starter);
    const { body } = await checkout(person, pro);
    expect(body).toMatchObject({ kind: 'portal' });
    const url = String(body['url']);
    const portal = stripe.fake.shop.portals.get(url.split('/').at(-1) ?? '');
    expect(portal?.switchTo).toEqual({ subscription, price: 'price_pro' });
    const confirmed = await fetch(`${url}?do=switch`, { method: 'POST', redirect: 'manual' });
    expect(confirmed.headers.get('Location')).toBe(
      'http://localhost:3000/dashboard/settings/billing',
    );
    await syncSubscription(person.ctx);
    expect(await planOf(person)).toBe('Pro');
  });

  it('is told that this plan is theirs also while we have not heard of it yet', async () => {
    const ada = await createPerson();
    stripe.fake.shop.pay(await openCheckout(ada, starter));
    expect(await planOf(ada)).toBe('Free');
    expect(await checkout(ada, starter)).toMatchObject({ status: 409 });
    expect(await planOf(ada)).toBe('Starter');
  });

  it('has the limits of Free from the moment it ends, in the middle of a day', async () => {
    const { person, subscription } = await customerOn(starter);
    const optimize = () =>
      optimizeEmail(person.ctx, {
        content: 'Hi Tom, is your stock counted by hand?',
        session_id: null,
        message_type: 'email_optimization',
      });
    for (let used = 0; used < 6; used += 1) await optimize();
    stripe.fake.shop.cancelNow(subscription);
    await syncSubscription(person.ctx);
    await expect(optimize()).rejects.toMatchObject({ code: 'usage_limit_reached' });
  });

  it('loses it without any news once the period and its grace are over', async () => {
    const { person } = await customerOn(starter);
    const { now } = stripe.test.clock;
    stripe.test.clock.now = new Date(now.getTime() + 36 * 86_400_000);
    expect(await planOf(person)).toBe('Starter');
    stripe.test.clock.now = new Date(now.getTime() + 38 * 86_400_000);
    expect(await planOf(person)).toBe('Free');
    stripe.test.clock.now = now;
  });

  it('keeps the plan on a price that is no longer sold', async () => {
    const { person, subscription } = await customerOn(starter);
    const item = stripe.fake.shop.subscriptions.get(subscription)?.items.data[0];
    if (item) item.price = { ...item.price, id: 'price_starter_old' };
    await syncSubscription(person.ctx);
    expect(await planOf(person)).toBe('Starter');
  });

  it('is on Free with nothing to manage when the customer is deleted, and can come back', async () => {
    const { person } = await customerOn(starter);
    const { customer_id } = await stripe.test.database.everything
      .selectFrom('user_subscriptions')
      .select('customer_id')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await stripe.test.services.billing?.deleteCustomer(customer_id ?? '');
    await stripe.test.services.billing?.deleteCustomer(customer_id ?? '');
    await syncSubscription(person.ctx);
    expect(await subscriptionOf(person)).toMatchObject({
      plan: { name: 'Free' },
      billing: { has_customer: false },
    });
    stripe.fake.shop.pay(await openCheckout(person, pro));
    await syncSubscription(person.ctx);
    expect(await planOf(person)).toBe('Pro');
  });

  it('agrees with Stripe after two syncs at the same moment', async () => {
    const { person, subscription } = await customerOn(starter);
    const first = syncSubscription(person.ctx);
    stripe.fake.shop.switchPrice(subscription, 'price_pro');
    await Promise.all([first, syncSubscription(person.ctx)]);
    expect(await planOf(person)).toBe('Pro');
  });
});

describe('without Stripe', () => {
  it.each([500, 429, 401])('says so when it answers %i, and changes nothing', async (status) => {
    const { person, subscription } = await customerOn(starter);
    stripe.fake.shop.cancelNow(subscription);
    stripe.fake.outage.status = status;
    const answers = [
      await checkout(person, pro),
      await post(person, paths.createPortalSession, {}),
      await confirm(person, 'cs_test_1'),
    ];
    stripe.fake.outage.status = null;
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 503,
        body: { error: { code: 'billing_unavailable' } },
      });
    }
    expect(await planOf(person)).toBe('Starter');
  });

  it('refuses to sell at another price than the one we show', async () => {
    const ada = await createPerson();
    const { everything } = stripe.test.database;
    const setPrice = (price_monthly: string) =>
      everything
        .updateTable('pricing_plans')
        .set({ price_monthly })
        .where('id', '=', pro)
        .execute();
    await setPrice('59');
    expect(await checkout(ada, pro)).toMatchObject({ status: 503 });
    await setPrice('99');
    expect(await checkout(ada, pro)).toMatchObject({ status: 200 });
  });
});
