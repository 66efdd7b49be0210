import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  interruptAfterTimeLimit,
  oneof,
  record,
} from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { syncSubscription } from './subscriptions.ts';
import { getUserSubscription } from './usage.ts';
import { type StripeTest, createStripeTest } from '../../testing/create-stripe-test.ts';
import { createStripeCustomer } from '../../testing/stripe-customer.ts';

let stripe: StripeTest;
beforeAll(async () => {
  stripe = await createStripeTest();
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.fake.outage.delay = () => 0;
});

const day = 86_400_000;
const prices = { starter: 'price_starter', pro: 'price_pro' } as const;

type Change = 'buy' | 'switch' | 'fail' | 'pay' | 'cancel' | 'resume' | 'end';
type Step =
  | { readonly change: Change }
  | { readonly days: number }
  /**
   * Delivers one of the events so far, again or for the first time, and sets how slow Stripe's
   * answer is.
   */
  | { readonly deliver: number; readonly delay: number };

const step = oneof(
  record({
    change: constantFrom<Change[]>('buy', 'switch', 'fail', 'pay', 'cancel', 'resume', 'end'),
  }),
  record({ days: integer({ min: 1, max: 20 }) }),
  record({ deliver: integer({ min: 0, max: 30 }), delay: constantFrom(0, 0, 25, 60) }),
  record({ deliver: integer({ min: 0, max: 30 }), delay: constantFrom(0, 0, 25, 60) }),
);

/** The subscription that is still running; there is never a second one. */
function runningOf(customer: string) {
  return [...stripe.fake.shop.subscriptions.values()].find(
    (one) => one.customer === customer && one.status !== 'canceled',
  );
}

function apply(customer: string, change: Change): void {
  const { shop } = stripe.fake;
  const running = runningOf(customer);
  if (!running) {
    if (change === 'buy') shop.createSubscription(customer, prices.starter);
    return;
  }
  const isStarter = running.items.data[0]?.price.id === prices.starter;
  if (change === 'switch') shop.switchPrice(running.id, isStarter ? prices.pro : prices.starter);
  if (change === 'fail') shop.renew(running.id, false);
  if (change === 'pay') shop.setStatus(running.id, 'active');
  if (change === 'cancel') shop.setToCancel(running.id, true);
  if (change === 'resume') shop.setToCancel(running.id, false);
  if (change === 'end') shop.cancelNow(running.id);
}

/** The plan that Stripe's present state should give, derived separately from the tested code. */
function expected(customer: string, now: Date) {
  const running = runningOf(customer);
  const item = running?.items.data[0];
  const isUnpaid = running?.status === 'past_due';
  const isOver = isUnpaid && now.getTime() >= (item?.current_period_start ?? 0) * 1_000 + 7 * day;
  if (!running || isOver) return { plan: 'free', ends: null };
  const plan = item?.price.id === prices.pro ? 'pro' : 'starter';
  const ends = running.cancel_at === null ? null : new Date(running.cancel_at * 1_000);
  return { plan, ends: ends?.toISOString() ?? null };
}

/**
 * Resolves once Stripe was asked because of this event, or once the event is handled without
 * asking. Returns the pending status.
 */
async function delivered(event: object): Promise<{ readonly status: Promise<number> }> {
  const before = stripe.fake.calls.length;
  const over = { isTrue: false };
  const status = stripe
    .deliver(event)
    .then((answer) => answer.status)
    .finally(() => (over.isTrue = true));
  while (!over.isTrue && stripe.fake.calls.length === before) await sleep(1);
  return { status };
}

async function live(steps: readonly Step[]): Promise<void> {
  const { test, fake } = stripe;
  const { person, id } = await createStripeCustomer(stripe);
  const first = fake.events.length;
  fake.shop.createSubscription(id, prices.starter);
  const underWay: Promise<number>[] = [];
  for (const each of steps) {
    if ('change' in each) apply(id, each.change);
    else if ('days' in each) {
      // Settle the pending answers before days pass.
      await Promise.all(underWay);
      test.clock.now = new Date(test.clock.now.getTime() + each.days * day);
      fake.shop.catchUp();
    } else {
      const theirs = fake.events.slice(first).filter(({ data }) => {
        return 'customer' in data.object && data.object.customer === id;
      });
      const event = theirs[each.deliver % theirs.length];
      if (!event) continue;
      fake.outage.delay = () => each.delay;
      underWay.push((await delivered(event)).status);
    }
  }
  fake.outage.delay = () => 0;
  await syncSubscription(person.ctx);
  // Answers to earlier requests that arrive only now must change nothing.
  expect((await Promise.all(underWay)).filter((status) => status !== 200)).toEqual([]);
  const { plan, billing } = await getUserSubscription(person.ctx);
  expect({ plan: plan.key, ends: billing.ends_at }).toEqual(expected(id, test.clock.now));
}

it('lets one sync at last say what holds, however events came, were lost, or overtook each other', async () => {
  await assert(asyncProperty(array(step, { maxLength: 14 }), live), {
    numRuns: 40,
    plugins: [interruptAfterTimeLimit(15_000)],
  });
}, 30_000);

it('asks once for an event that is told three times, however much happens in between', async () => {
  const { id } = await createStripeCustomer(stripe);
  stripe.fake.shop.createSubscription(id, prices.starter);
  const event = stripe.fake.events.at(-1) ?? {};
  const readCount = () =>
    stripe.fake.calls.filter((call) => call === 'GET /v1/subscriptions').length;
  const before = readCount();
  for (const change of ['switch', 'cancel'] as const) {
    expect((await stripe.deliver(event)).status).toBe(200);
    apply(id, change);
  }
  expect((await stripe.deliver(event)).status).toBe(200);
  expect(readCount() - before).toBe(1);
});
