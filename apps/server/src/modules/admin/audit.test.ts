import { AuditPage, AuditQuery, ErrorBody, paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StripeTest, createStripeTest } from '../../testing/create-stripe-test.ts';
import type { Person } from '../../testing/person.ts';
import { makeAdmin } from '../../testing/rows/make-admin.ts';
import { createStripeCustomer } from '../../testing/stripe-customer.ts';
import { recordAudit } from '../../platform/db/audit-log.ts';
import { makeFirstAdmin } from '../../platform/auth/events.ts';
import { withOperator } from '../../platform/db/with-user.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { listAuditLog } from './audit.ts';
import { purgeExpired } from './purge-expired.ts';
import { listAdminUsers } from './service.ts';

let stripe: StripeTest;
let admin: Person;

beforeAll(async () => {
  stripe = await createStripeTest();
});
afterAll(() => stripe.close());
beforeEach(async () => {
  const { test } = stripe;
  await sql`TRUNCATE audit_log`.execute(test.database.everything);
  await test.database.everything.deleteFrom('auth.users').execute();
  admin = await makeAdmin(test.database.everything, await test.createPerson());
});

const list = async (query: object = {}) =>
  (await listAuditLog(admin.ctx, AuditQuery.parse(query))).items;
const actions = async (query: object = {}) => (await list(query)).map(({ action }) => action);
const deliverLast = async () => {
  const event = stripe.fake.events.at(-1);
  if (!event) throw new Error('nothing was told');
  expect((await stripe.deliver(event)).status).toBe(200);
  return event.id;
};

describe('what admins do', () => {
  it('is recorded with who did it, to whom, and in which request', async () => {
    const bo = await stripe.test.createPerson();
    const call = (role: string) =>
      stripe.test.call(paths.setUserRole, { as: admin, body: { user_id: bo.id, role } });
    const granted = await call('admin');
    await call('admin');
    await call('user');
    await stripe.test.call(paths.manualDailyReset, { as: admin, body: {} });
    const entries = await list();
    expect(entries.map(({ action }) => action)).toEqual([
      ...['usage.reset', 'role.removed', 'role.granted'],
    ]);
    expect(entries.at(-1)).toMatchObject({
      ...{ actor: admin.id, actor_email: admin.email },
      ...{ subject: bo.id, subject_email: bo.email },
      request_id: granted.headers.get('X-Request-Id'),
    });
  });

  it('is not recorded when it comes to nothing', async () => {
    const body = { user_id: admin.id, role: 'user' };
    expect((await stripe.test.call(paths.setUserRole, { as: admin, body })).status).toBe(409);
    expect(await actions()).toEqual([]);
  });

  it('includes whom they were shown, without what they searched for', async () => {
    const bo = await stripe.test.createPerson();
    for (const search of [bo.email, bo.email]) {
      await listAdminUsers(admin.ctx, { search, limit: 10, offset: 0 });
    }
    expect(await list({ person: bo.email })).toMatchObject([
      { action: 'users.viewed', details: { searched: true, shown: [bo.id] } },
    ]);
    const stored = JSON.stringify(
      await stripe.test.database.everything.selectFrom('audit_log').selectAll().execute(),
    );
    expect(stored).not.toContain(bo.email);
  });

  it('includes a purge by hand, and not the nightly one', async () => {
    await purgeExpired(stripe.test.services, 'system');
    expect(await actions()).toEqual([]);
    await purgeExpired(stripe.test.services, admin.ctx);
    expect(await list()).toMatchObject([{ action: 'retention.purged', details: { templates: 0 } }]);
  });

  it('begins with the first admin, whom the settings name', async () => {
    const { db, everything } = stripe.test.database;
    const bo = await stripe.test.createPerson();
    await makeFirstAdmin(db, bo.email);
    expect(await actions()).toEqual([]);
    await everything.updateTable('auth.users').set({ role: 'user' }).execute();
    await makeFirstAdmin(db, bo.email);
    expect(await list()).toMatchObject([
      { actor: 'system', action: 'role.granted', subject: bo.id },
    ]);
  });
});

it('records what became of a subscription, each once, however often it is told', async () => {
  const { person, id: customer } = await createStripeCustomer(stripe);
  const { shop } = stripe.fake;
  const { id } = shop.createSubscription(customer, 'price_starter');
  const event = await deliverLast();
  await deliverLast();
  const [started] = await list();
  expect(started).toMatchObject({
    ...{ actor: 'provider', action: 'subscription.started', subject: person.id },
    details: { from: { plan: 'free' }, to: { plan: 'starter' }, event },
  });
  shop.setToCancel(id, true);
  await deliverLast();
  shop.setToCancel(id, false);
  await deliverLast();
  shop.switchPrice(id, 'price_pro');
  await deliverLast();
  shop.setStatus(id, 'canceled');
  await deliverLast();
  expect(await actions({ person: person.id })).toEqual([
    ...['subscription.ended', 'subscription.changed', 'subscription.resumed'],
    ...['subscription.cancelled', 'subscription.started'],
  ]);
});

it.each([
  ['invoice.paid', { amount_paid: 2_900 }, 'payment.received', 2_900],
  ['invoice.payment_failed', { amount_due: 2_900 }, 'payment.failed', 2_900],
  ['charge.refunded', { amount_refunded: 1_000 }, 'payment.refunded', 1_000],
])('records %s once', async (type, fields, action, amount) => {
  const { person, id: customer } = await createStripeCustomer(stripe);
  const id = `evt_${type.replace('.', '_')}`;
  const object = { customer, currency: 'usd', ...fields };
  const event = { id, object: 'event', type, livemode: false, data: { object } };
  await stripe.deliver(event);
  await stripe.deliver(event);
  expect(await list({ action })).toMatchObject([
    { subject: person.id, details: { amount, currency: 'usd', event: id } },
  ]);
});

it('keeps the id of a deleted account, and nothing else of it', async () => {
  const { person } = await createStripeCustomer(stripe);
  await deleteAccount(person.ctx, person.email);
  const [entry] = await list();
  expect(entry).toMatchObject({ action: 'account.deleted', actor: person.id, actor_email: null });
  expect(JSON.stringify(entry)).not.toContain(person.email);
});

describe('the list', () => {
  const record = (at: string) =>
    withOperator(stripe.test.services.db, (tx) =>
      recordAudit(tx, { at: new Date(at), actor: 'command', action: 'role.granted' }),
    );
  const call = (query: string, as?: { cookie: string }) =>
    stripe.test.call(`${paths.auditLog}?${query}`, as && { as });

  it('is paged, newest first, and counts what a filter leaves', async () => {
    for (const day of ['01', '02', '03', '04']) await record(`2026-11-${day}T23:59:59.999Z`);
    const answer = await call('from=2026-11-02&to=2026-11-03&limit=1&offset=1', admin);
    const { items, total } = AuditPage.parse(await answer.json());
    expect([total, items.map(({ at }) => at)]).toEqual([2, ['2026-11-02T23:59:59.999Z']]);
    expect(await actions({ person: 'nobody@example.com' })).toEqual([]);
  });

  it('exists for admins only', async () => {
    const bo = await stripe.test.createPerson();
    expect((await call('')).status).toBe(401);
    expect((await call('', bo)).status).toBe(404);
    await expect(listAuditLog(bo.ctx, AuditQuery.parse({}))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it.each([
    ['action=role.invented', 'action'],
    ['from=yesterday', 'from'],
    ['to=0000-01-01', 'to'],
    ['from=2026-11-03&to=2026-11-02', 'to'],
    ['person=a%00b', 'person'],
    ['limit=0', 'limit'],
  ])('refuses %s by name', async (query, field) => {
    const answer = await call(query, admin);
    expect(answer.status).toBe(422);
    expect(ErrorBody.parse(await answer.json()).error.fields).toHaveProperty(field);
  });
});

it('can be changed by no role the server has, and forgotten only when it is old', async () => {
  const { db } = stripe.test.services;
  const entry = { at: new Date(), actor: 'system', action: 'role.granted' } as const;
  await withOperator(db, (tx) => recordAudit(tx, entry));
  const change = sql`UPDATE audit_log SET actor = 'somebody'`;
  await expect(change.execute(db)).rejects.toThrow(/permission denied/);
  await expect(withOperator(db, (tx) => change.execute(tx))).rejects.toThrow(/permission denied/);
  await expect(sql`TRUNCATE audit_log`.execute(db)).rejects.toThrow(/permission denied/);
  await db.deleteFrom('audit_log').execute();
  await withOperator(db, (tx) => tx.deleteFrom('audit_log').execute());
  expect(await actions()).toEqual(['role.granted']);
});
