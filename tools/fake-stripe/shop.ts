import { randomUUID } from 'node:crypto';
import type { Customer, Portal, Price, Session, StripeEvent, Subscription } from './objects.ts';

const period = 30 * 86_400;

export type Shop = ReturnType<typeof createShop>;

/** What Stripe holds of one account, and what can happen to it; every change is an event. */
export function createShop(
  prices: Readonly<Record<string, number>>,
  now: () => Date,
  tell: (event: StripeEvent) => void,
) {
  const customers = new Map<string, Customer>();
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const portals = new Map<string, Portal>();
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

  function emit(type: string, object: object): void {
    tell({
      ...{ id: newId('evt'), object: 'event', type, created: seconds(), livemode: false },
      data: { object: structuredClone(object) },
    });
  }

  function priceOf(id: string): Price | null {
    const amount = prices[id];
    if (amount === undefined) return null;
    const recurring = { interval: 'month', interval_count: 1 };
    return { id, object: 'price', active: true, currency: 'usd', unit_amount: amount, recurring };
  }

  function known<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
    const found = things.get(id);
    if (found === undefined) throw new Error(`The fake Stripe holds no ${id}.`);
    return found;
  }

  function createSubscription(customer: string, priceId: string, status = 'active'): Subscription {
    const price = priceOf(priceId);
    if (!price) throw new Error(`The fake Stripe holds no ${priceId}.`);
    const start = seconds();
    const item = { id: newId('si'), price, ...periodFrom(start) };
    const subscription: Subscription = {
      ...{ id: newId('sub'), object: 'subscription', customer, created: start, livemode: false },
      ...{ status, cancel_at: null, cancel_at_period_end: false },
      items: { object: 'list', data: [item] },
    };
    subscriptions.set(subscription.id, subscription);
    emit('customer.subscription.created', subscription);
    return subscription;
  }

  function change(id: string, apply: (subscription: Subscription) => void): Subscription {
    const subscription = known(subscriptions, id);
    apply(subscription);
    const hasEnded = subscription.status === 'canceled';
    emit(`customer.subscription.${hasEnded ? 'deleted' : 'updated'}`, subscription);
    return subscription;
  }

  /** Applies what time has done: a period that is over is followed by the next, or the end. */
  function catchUp(): void {
    for (const { id, status, cancel_at, items } of subscriptions.values()) {
      const over = cancel_at ?? items.data[0]?.current_period_end ?? Infinity;
      if (status === 'canceled' || seconds() < over) continue;
      if (cancel_at !== null || status !== 'active') cancelNow(id);
      else change(id, (one) => one.items.data.forEach((item) => renewItem(item, seconds())));
    }
  }

  const cancelNow = (id: string) => change(id, (one) => void (one.status = 'canceled'));

  return {
    ...{ customers, sessions, subscriptions, portals, newId, seconds, emit, priceOf },
    createSubscription,
    catchUp,

    pay: (sessionId: string, status = 'active'): Subscription | null => {
      const session = known(sessions, sessionId);
      if (session.status !== 'open' || customers.get(session.customer)?.deleted) return null;
      session.status = 'complete';
      session.url = null;
      const bought = createSubscription(session.customer, session.price, status);
      emit('checkout.session.completed', session);
      return bought;
    },

    setStatus: (id: string, status: string) => change(id, (one) => void (one.status = status)),

    switchPrice: (id: string, priceId: string) =>
      change(id, ({ items }) => {
        const price = priceOf(priceId);
        for (const item of items.data) if (price) item.price = price;
      }),

    setToCancel: (id: string, isToCancel: boolean) =>
      change(id, (one) => {
        one.cancel_at_period_end = isToCancel;
        one.cancel_at = isToCancel ? (one.items.data[0]?.current_period_end ?? null) : null;
      }),

    cancelNow,

    /** The next period begins, whether its payment succeeds or not. */
    renew: (id: string, isPaid = true) =>
      change(id, (one) => {
        one.status = isPaid ? 'active' : 'past_due';
        for (const item of one.items.data) Object.assign(item, periodFrom(seconds()));
      }),

    deleteCustomer: (id: string): void => {
      const customer = known(customers, id);
      for (const one of subscriptions.values()) {
        if (one.customer === id && one.status !== 'canceled') cancelNow(one.id);
      }
      customer.deleted = true;
      emit('customer.deleted', customer);
    },
  };
}

/** Where the period stands that the moment falls into. */
function renewItem(item: { current_period_end: number }, now: number): void {
  const periods = Math.floor((now - item.current_period_end) / period);
  Object.assign(item, periodFrom(item.current_period_end + periods * period));
}

function periodFrom(start: number) {
  return { current_period_start: start, current_period_end: start + period };
}
