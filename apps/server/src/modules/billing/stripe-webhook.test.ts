import { lengths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUserSubscription } from './usage.ts';
import { syncSubscription } from './subscriptions.ts';
import { createStripeTest, type StripeTest } from '../../testing/create-stripe-test.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { createStripeCustomer } from '../../testing/stripe-customer.ts';

let stripe: StripeTest;
let ada: Person;
let customer: string;
/** An event that we have not seen yet: Ada has bought Starter. */
let news: object & { readonly id: string };

beforeAll(async () => {
  stripe = await createStripeTest();
});
afterAll(() => stripe.close());

beforeEach(async () => {
  ({ person: ada, id: customer } = await createStripeCustomer(stripe));
  stripe.fake.shop.createSubscription(customer, 'price_starter');
  const last = stripe.fake.events.at(-1);
  if (!last) throw new Error('nothing was told');
  news = last;
});

const planOf = async (person: Person) => (await getUserSubscription(person.ctx)).plan.name;
const seconds = (count: number) => new Date(stripe.test.clock.now.getTime() + count * 1_000);
const everyRow = () => rowsOf(stripe.test.database.everything);

describe('a webhook is believed', () => {
  it.each([
    ['now', 0],
    ['five minutes ago', -299],
    ['by a clock that is five minutes ahead', 299],
  ])('when it was signed %s', async (_when, offset) => {
    const header = stripe.sign(JSON.stringify(news), { at: seconds(offset) });
    expect((await stripe.deliver(news, header)).status).toBe(200);
    expect(await planOf(ada)).toBe('Starter');
  });

  it('once, however often it is sent', async () => {
    await stripe.deliver(news);
    const before = await everyRow();
    const calls = stripe.fake.calls.length;
    expect((await stripe.deliver(news)).status).toBe(200);
    expect(await everyRow()).toEqual(before);
    expect(stripe.fake.calls.length).toBe(calls);
  });
});

describe('a webhook changes nothing', () => {
  const forged: [string, (body: string) => string][] = [
    ['has no signature', () => ''],
    ['has a signature that is none', () => 't=1,v1=abc'],
    ['is signed with another secret', (body) => stripe.sign(body, { secret: 'whsec_other' })],
    ['was signed too long ago', (body) => stripe.sign(body, { at: seconds(-302) })],
    ['is signed for a time to come', (body) => stripe.sign(body, { at: seconds(302) })],
    ['was tampered with', (body) => stripe.sign(body.replace('active', 'paused'))],
    [
      'claims a fresh time for an old signature',
      (body) =>
        stripe
          .sign(body, { at: seconds(-900) })
          .replace(/t=\d+/, `t=${(seconds(0).getTime() / 1_000) | 0}`),
    ],
  ];

  it.each(forged)('and is refused when it %s', async (_what, header) => {
    const before = await everyRow();
    const answer = await stripe.deliver(news, header(JSON.stringify(news)));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_signature' } });
    expect(await everyRow()).toEqual(before);
  });

  it('and is refused when it is about real money and our key is for tests', async () => {
    expect((await stripe.deliver({ ...news, livemode: true })).status).toBe(400);
    expect(await planOf(ada)).toBe('Free');
  });

  it('and is refused when it is signed but no JSON', async () => {
    const answer = await stripe.deliver('no json');
    expect(answer.status).toBe(400);
  });

  it.each<[string, (event: typeof news) => unknown]>([
    ['nothing', () => null],
    ['a text', () => 'event'],
    ['about nothing', (event) => ({ ...event, data: null })],
    ['about a text', (event) => ({ ...event, data: { object: 'customer' } })],
    ['without an id', (event) => ({ ...event, id: undefined })],
    ['one whose id no database keeps', (event) => ({ ...event, id: 'evt_\0' })],
  ])('and is refused when it is signed but %s', async (_what, toBody) => {
    expect((await stripe.deliver(JSON.stringify(toBody(news)))).status).toBe(400);
  });

  it('and is left alone when it names a customer in a way that none is named', async () => {
    const data = { object: { id: 'sub_odd', customer: 'cus_\0' } };
    expect((await stripe.deliver({ ...news, id: 'evt_odd', data })).status).toBe(200);
  });

  it('and is refused when it is larger than any', async () => {
    const answer = await stripe.deliver({ ...news, padding: 'x'.repeat(lengths.jsonBodyBytes) });
    expect(answer.status).toBe(413);
  });

  it.each([
    ['of a kind that nobody knows', { type: 'moon.eclipsed' }],
    ['about a customer of another shop', { data: { object: { customer: 'cus_other' } } }],
    ['about nobody', { data: { object: {} } }],
  ])('but is accepted when it is %s', async (_what, changes) => {
    const before = await everyRow();
    expect((await stripe.deliver({ ...news, ...changes })).status).toBe(200);
    expect(await everyRow()).toEqual(before);
  });
});

describe('a webhook is asked for again', () => {
  it('when Stripe could not be asked, and then counts', async () => {
    stripe.fake.outage.status = 500;
    const answer = await stripe.deliver(news);
    stripe.fake.outage.status = null;
    expect(answer.status).toBe(503);
    expect(await planOf(ada)).toBe('Free');
    expect((await stripe.deliver(news)).status).toBe(200);
    expect(await planOf(ada)).toBe('Starter');
  });

  it('when the row could not be kept, and the event is not taken for known', async () => {
    const { everything } = stripe.test.database;
    await everything
      .updateTable('pricing_plans')
      .set({ key: 'gratis' })
      .where('key', '=', 'free')
      .execute();
    stripe.fake.shop.deleteCustomer(customer);
    const answer = await stripe.deliver(news);
    await everything
      .updateTable('pricing_plans')
      .set({ key: 'free' })
      .where('key', '=', 'gratis')
      .execute();
    expect(answer.status).toBe(500);
    expect((await stripe.deliver(news)).status).toBe(200);
    expect((await getUserSubscription(ada.ctx)).billing.has_customer).toBe(false);
  });
});

const billingColumns = (person: Person) =>
  stripe.test.database.everything
    .selectFrom('user_subscriptions')
    .select(['plan_id', 'status', 'entitled_until', 'period_end', 'ends_at'])
    .select('provider_subscription_id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();

describe('webhooks', () => {
  it('do not matter when they come all at once and between the changes', async () => {
    const { person, id } = await createStripeCustomer(stripe);
    const first = stripe.fake.events.length;
    const sent: Promise<Response>[] = [];
    const { shop } = stripe.fake;
    const { id: running } = shop.createSubscription(id, 'price_starter');
    const changes = [
      () => shop.switchPrice(running, 'price_pro'),
      () => shop.renew(running, false),
      () => shop.renew(running),
      () => shop.setToCancel(running, true),
    ];
    for (const change of changes) {
      change();
      sent.push(...stripe.fake.events.slice(first).map((event) => stripe.deliver(event)));
    }
    await Promise.all(sent);
    const stored = await billingColumns(person);
    await syncSubscription(person.ctx);
    expect(await billingColumns(person)).toEqual(stored);
    expect(await planOf(person)).toBe('Pro');
    expect(stored.ends_at).not.toBeNull();
  });
});
