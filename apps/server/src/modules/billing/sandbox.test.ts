import { paths, type SandboxChangeRequest, UserSubscription } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { planId } from '../../testing/plan-id.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const day = 86_400_000;
let test: TestApp;
let starter: string;
let pro: string;

beforeAll(async () => {
  test = await createTestApp();
  starter = await planId(test.database.everything, 'Starter');
  pro = await planId(test.database.everything, 'Pro');
});
afterAll(() => test.close());

async function post(as: Person, path: string, body: unknown, headers = {}) {
  const answer = await test.call(path, { as, body, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function subscriptionOf(as: Person): Promise<UserSubscription> {
  return UserSubscription.parse(await (await test.call(paths.userSubscriptions, { as })).json());
}

async function openCheckout(as: Person, plan: string): Promise<string> {
  const { body } = await post(as, paths.createCheckoutSession, { planId: plan });
  expect(body).toMatchObject({ kind: 'checkout' });
  return String(body['url']).split('/').at(-1) ?? '';
}

const pay = (as: Person, id: string, outcome = 'pay') =>
  post(as, `${paths.sandboxCheckouts}/${id}/payment`, { outcome });

async function customerOn(plan: string): Promise<Person> {
  const person = await test.createPerson();
  await pay(person, await openCheckout(person, plan));
  return person;
}

const change = (as: Person, request: SandboxChangeRequest) =>
  post(as, paths.sandboxSubscription, request);

describe('buying a plan in the sandbox', () => {
  it('shows the checkout to its owner, with where it leads on to', async () => {
    const ada = await test.createPerson();
    const id = await openCheckout(ada, starter);
    const answer = await test.call(`${paths.sandboxCheckouts}/${id}`, { as: ada });
    expect(await answer.json()).toEqual({
      id,
      status: 'open',
      plan: { key: 'starter', name: 'Starter', price_monthly: 29 },
      email: ada.email,
      success_url: `http://localhost:3000/payment-success?session_id=${id}`,
      cancel_url: 'http://localhost:3000/payment-cancelled?upgrade=starter',
    });
  });

  it('brings the plan once it is paid, and not before', async () => {
    const ada = await test.createPerson();
    const id = await openCheckout(ada, starter);
    expect(await post(ada, paths.confirmCheckout, { session_id: id })).toMatchObject({
      body: { status: 'open', plan: { key: 'starter', name: 'Starter' } },
    });
    expect((await subscriptionOf(ada)).plan.name).toBe('Free');

    expect(await pay(ada, id)).toMatchObject({ status: 200, body: { status: 'complete' } });
    const paid = await subscriptionOf(ada);
    expect(paid).toMatchObject({ plan: { name: 'Starter' }, billing: { has_customer: true } });
    expect(paid.billing.ends_at).toBeNull();
    expect(await post(ada, paths.confirmCheckout, { session_id: id })).toMatchObject({
      body: { status: 'paid', plan: { key: 'starter', name: 'Starter' } },
    });
  });

  it('leaves a checkout open whose card is declined', async () => {
    const ada = await test.createPerson();
    const id = await openCheckout(ada, starter);
    expect((await pay(ada, id, 'decline')).body).toMatchObject({ status: 'open' });
    expect((await subscriptionOf(ada)).plan.name).toBe('Free');
  });

  it('gives the same checkout to two clicks, and closes it when another plan is chosen', async () => {
    const ada = await test.createPerson();
    const [one, other] = await Promise.all([
      openCheckout(ada, starter),
      openCheckout(ada, starter),
    ]);
    expect(one).toBe(other);
    const dearer = await openCheckout(ada, pro);
    expect((await pay(ada, one)).body).toMatchObject({ status: 'expired' });
    expect((await subscriptionOf(ada)).plan.name).toBe('Free');
    await pay(ada, dearer);
    expect((await subscriptionOf(ada)).plan.name).toBe('Pro');
  });

  it('refuses the same idempotency key for another plan', async () => {
    const ada = await test.createPerson();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const first = await post(ada, paths.createCheckoutSession, { planId: starter }, headers);
    const again = await post(ada, paths.createCheckoutSession, { planId: starter }, headers);
    expect(again).toEqual(first);
    expect(await post(ada, paths.createCheckoutSession, { planId: pro }, headers)).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_key_reused' } },
    });
  });

  it('forgets the plan chosen at sign-up once a plan is paid', async () => {
    const ada = await test.createPerson();
    await test.database.everything
      .updateTable('user_subscriptions')
      .set({ pending_plan_id: starter })
      .where('user_id', '=', ada.id)
      .execute();
    const id = await openCheckout(ada, starter);
    expect((await subscriptionOf(ada)).pending_plan).toMatchObject({ name: 'Starter' });
    await pay(ada, id);
    expect((await subscriptionOf(ada)).pending_plan).toBeNull();
  });

  it('refuses who has not verified the address, and a plan that costs nothing or does not exist', async () => {
    const free = await planId(test.database.everything, 'Free');
    const ada = await test.createPerson();
    for (const planId of [free, crypto.randomUUID()]) {
      expect(await post(ada, paths.createCheckoutSession, { planId })).toMatchObject({
        status: 422,
        body: { error: { fields: { planId: ['Choose one of the paid plans.'] } } },
      });
    }
    await test.database.everything
      .updateTable('auth.users')
      .set({ emailVerified: false })
      .where('id', '=', ada.id)
      .execute();
    expect(await post(ada, paths.createCheckoutSession, { planId: starter })).toMatchObject({
      status: 403,
      body: { error: { code: 'email_unverified' } },
    });
    expect((await subscriptionOf(ada)).billing.has_customer).toBe(false);
  });
});

describe('somebody who pays', () => {
  it('is told that this plan is theirs, and led to where they switch to another', async () => {
    const ada = await customerOn(starter);
    expect(await post(ada, paths.createCheckoutSession, { planId: starter })).toMatchObject({
      status: 409,
      body: { error: { code: 'already_on_plan' } },
    });
    expect((await post(ada, paths.createCheckoutSession, { planId: pro })).body).toEqual({
      kind: 'portal',
      url: 'http://localhost:3000/sandbox/billing?switch=pro',
    });
    await change(ada, { change: 'switch-plan', plan_id: pro });
    expect((await subscriptionOf(ada)).plan.name).toBe('Pro');
  });

  it('keeps a cancelled plan to the end of its period, and can take it up again', async () => {
    const ada = await customerOn(starter);
    const { body } = await change(ada, { change: 'cancel' });
    expect((await subscriptionOf(ada)).billing).toMatchObject({
      renews_at: null,
      ends_at: body['ends_at'],
    });
    expect((await post(ada, paths.createCheckoutSession, { planId: starter })).body).toEqual({
      kind: 'portal',
      url: 'http://localhost:3000/sandbox/billing',
    });
    await change(ada, { change: 'resume' });
    expect((await subscriptionOf(ada)).billing.ends_at).toBeNull();
  });

  it('has seven days after a failed payment', async () => {
    const ada = await customerOn(starter);
    await change(ada, { change: 'fail-payment' });
    const { plan, status, billing } = await subscriptionOf(ada);
    expect({ plan: plan.name, status }).toEqual({ plan: 'Starter', status: 'past_due' });
    const end = new Date(billing.grace_ends_at ?? 0).getTime();
    expect(end - test.clock.now.getTime()).toBe(7 * day);
  });

  it('is back on Free at once when it ends now, and may buy again', async () => {
    const ada = await customerOn(pro);
    expect((await change(ada, { change: 'end-now' })).body).toMatchObject({ status: 'canceled' });
    expect(await subscriptionOf(ada)).toMatchObject({
      plan: { name: 'Free' },
      billing: { renews_at: null, ends_at: null },
    });
    expect(await change(ada, { change: 'resume' })).toMatchObject({
      status: 409,
      body: { error: { code: 'nothing_to_manage' } },
    });
    await pay(ada, await openCheckout(ada, starter));
    expect((await subscriptionOf(ada)).plan.name).toBe('Starter');
  });
});

describe('somebody who never paid', () => {
  it('has nothing to manage', async () => {
    const ada = await test.createPerson();
    for (const answer of [
      await post(ada, paths.createPortalSession, {}),
      await change(ada, { change: 'cancel' }),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { error: { code: 'nothing_to_manage' } },
      });
    }
  });

  it('waits after five forms of a kind in a minute, while other forms and people go on', async () => {
    const [ada, bo] = [await test.createPerson(), await test.createPerson()];
    for (let sent = 0; sent < 5; sent += 1) await openCheckout(ada, starter);
    const body = { planId: starter };
    const refused = await test.call(paths.createCheckoutSession, { as: ada, body });
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({
      error: {
        code: 'form_limited',
        message: 'Rate limit exceeded: Please wait before submitting another form.',
      },
    });
    expect((await post(ada, paths.createPortalSession, {})).status).toBe(200);
    expect(await openCheckout(bo, starter)).toBeTruthy();
  });

  it('can dismiss the plan chosen at sign-up', async () => {
    const ada = await test.createPerson();
    await test.database.everything
      .updateTable('user_subscriptions')
      .set({ pending_plan_id: pro })
      .where('user_id', '=', ada.id)
      .execute();
    expect((await post(ada, paths.dismissUpgrade, {})).body).toMatchObject({ pending_plan: null });
  });

  it.each(['garbage', '../../etc/passwd', 'sandbox_x.y', '%00'])(
    'is told that a checkout %o does not exist',
    async (session_id) => {
      const ada = await test.createPerson();
      expect(await post(ada, paths.confirmCheckout, { session_id })).toMatchObject({ status: 404 });
    },
  );
});
