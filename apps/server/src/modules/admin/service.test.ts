import { AdminUserQuery } from '@replysmith/contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin } from '../../testing/rows/make-admin.ts';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { getDailyResetStatus } from '../billing/reset-daily-usage.ts';
import { getAdminOverview, listAdminUsers, setRoleByEmail, setUserRole } from './service.ts';

const test: TestApp = await createTestApp({
  checks: [
    { name: 'Post', look: () => ({ state: 'good', note: 'It arrives.' }) },
    { name: 'Moon', look: () => Promise.reject(new Error('The password is hunter2.')) },
  ],
});
let admin: Person;
let bo: Person;

beforeEach(async () => {
  test.clock.now = new Date('2030-03-31T18:47:30.200Z');
  await test.database.everything.deleteFrom('auth.users').execute();
  admin = await makeAdmin(test.database.everything, await test.createPerson());
  bo = await test.createPerson();
});
afterAll(() => test.close());

const rename = (person: Person, values: { email?: string; name?: string }) =>
  test.database.everything
    .updateTable('auth.users')
    .set(values)
    .where('id', '=', person.id)
    .execute();
const search = async (text: string) => {
  const query = AdminUserQuery.parse({ search: text });
  const { items, total } = await listAdminUsers(admin.ctx, query);
  expect(items).toHaveLength(total);
  return items.map(({ id }) => id);
};
const used = (person: Person, day: string, count: number) =>
  test.database.everything
    .updateTable('user_subscriptions')
    .set({
      usage_day: day,
      usage_tracking: JSON.stringify({ daily_ai_requests: count, templates_saved: 0 }),
    })
    .where('user_id', '=', person.id)
    .execute();
const refused = { code: 'not_found' };

describe('listAdminUsers', () => {
  it('finds people by part of an address or a name, in any case', async () => {
    await rename(bo, { email: 'bo.lind@brightlane.example' });
    expect(await search('LIND@bright')).toEqual([bo.id]);
    await test.database.everything
      .updateTable('profiles')
      .set({ full_name: 'Bo Štrand' })
      .where('id', '=', bo.id)
      .execute();
    expect(await search('štrand')).toEqual([bo.id]);
    expect(await search('nobody is called that')).toEqual([]);
  });

  it.each(['%', '_', '\\', 'o%d', "'; DROP TABLE x; --"])(
    'takes %s for what it is, not for a pattern',
    async (text) => {
      expect(await search(text)).toEqual([]);
      await rename(bo, { email: `bo${text}@example.com` });
      expect(await search(text)).toEqual([bo.id]);
    },
  );

  it('pages through everybody, each once', async () => {
    await Promise.all([test.createPerson(), test.createPerson(), test.createPerson()]);
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => listAdminUsers(admin.ctx, { limit: 2, offset })),
    );
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('shows what holds today: the plan that has not ended, the uses of this day', async () => {
    await setPlan(test.database.everything, bo.id, 'Starter');
    await used(bo, '2030-03-31', 4);
    const find = async () =>
      (await listAdminUsers(admin.ctx, { search: bo.email, limit: 1, offset: 0 })).items;
    expect(await find()).toMatchObject([{ plan: 'Starter', daily_ai_requests: 4, role: 'user' }]);
    await test.database.everything
      .updateTable('user_subscriptions')
      .set({ entitled_until: new Date('2030-03-31T18:00:00Z'), usage_day: '2030-03-30' })
      .execute();
    expect(await find()).toMatchObject([{ plan: 'Free', daily_ai_requests: 0 }]);
  });

  it('is for admins', async () => {
    await expect(listAdminUsers(bo.ctx, { limit: 1, offset: 0 })).rejects.toMatchObject(refused);
  });
});

describe('setUserRole', () => {
  const roleOf = async (person: Person) =>
    (await listAdminUsers(admin.ctx, { search: person.email, limit: 1, offset: 0 })).items[0]?.role;

  it('gives and takes the role', async () => {
    const give = await setUserRole(admin.ctx, { user_id: bo.id, role: 'admin' });
    expect(give).toMatchObject({ id: bo.id, role: 'admin' });
    await setUserRole(admin.ctx, { user_id: bo.id, role: 'user' });
    expect(await roleOf(bo)).toBe('user');
  });

  it('leaves it to the last who can act as one', async () => {
    const claimant = await makeAdmin(test.database.everything, bo);
    await test.database.everything
      .updateTable('auth.users')
      .set({ emailVerified: false })
      .where('id', '=', claimant.id)
      .execute();
    const last = { user_id: admin.id, role: 'user' } as const;
    await expect(setUserRole(admin.ctx, last)).rejects.toMatchObject({ code: 'last_admin' });
    expect(await roleOf(admin)).toBe('admin');
  });

  it('leaves one of two who take it from each other at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await makeAdmin(test.database.everything, await test.createPerson());
      const both = await Promise.allSettled([
        setUserRole(admin.ctx, { user_id: other.id, role: 'user' }),
        setUserRole(other.ctx, { user_id: admin.id, role: 'user' }),
      ]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      if (both[0].status === 'rejected') admin = other;
    }
  });

  it('is also given and taken by an address, for the owner of the server', async () => {
    const services = { db: test.database.db, now: () => test.clock.now };
    const set = (email: string, role: 'admin' | 'user') =>
      setRoleByEmail(services, 'system', { email, role });
    expect(await set(` ${bo.email.toUpperCase()}`, 'admin')).toMatchObject({ role: 'admin' });
    expect(await roleOf(bo)).toBe('admin');
    await set(admin.email, 'user');
    await expect(set(bo.email, 'user')).rejects.toMatchObject({ code: 'last_admin' });
    expect(await roleOf(bo)).toBe('admin');
    const entries = test.database.everything.selectFrom('audit_log').select(['action', 'subject']);
    expect(await entries.where('actor', '=', 'command').orderBy('id').execute()).toEqual([
      { action: 'role.granted', subject: bo.id },
      { action: 'role.removed', subject: admin.id },
    ]);
    await expect(set('nobody@example.com', 'admin')).rejects.toMatchObject(refused);
    const { ctx: other } = await makeAdmin(test.database.everything, bo);
    await setRoleByEmail(services, other, { email: admin.email, role: 'admin' });
    expect(
      await entries.where('subject', '=', admin.id).where('actor', '=', bo.id).execute(),
    ).toEqual([{ action: 'role.granted', subject: admin.id }]);
    const { ctx } = await test.createPerson();
    const own = setRoleByEmail(services, ctx, { email: ctx.user.email, role: 'admin' });
    await expect(own).rejects.toMatchObject(refused);
  });

  it('is for admins, and about people there are', async () => {
    const request = { user_id: bo.id, role: 'admin' } as const;
    await expect(setUserRole(bo.ctx, request)).rejects.toMatchObject(refused);
    const nobody = { ...request, user_id: '00000000-0000-4000-8000-000000000000' };
    await expect(setUserRole(admin.ctx, nobody)).rejects.toMatchObject(refused);
    expect(await roleOf(bo)).toBe('user');
  });
});

describe('getAdminOverview', () => {
  it('counts people by the plan that holds, and the requests of today', async () => {
    await setPlan(test.database.everything, bo.id, 'Pro');
    await used(bo, '2030-03-31', 30);
    await used(admin, '2030-03-30', 5);
    const overview = await getAdminOverview(admin.ctx);
    expect(overview).toMatchObject({ users: 2, requests_today: 30 });
    expect(overview.plans).toEqual([
      { name: 'Free', users: 1 },
      { name: 'Starter', users: 0 },
      { name: 'Pro', users: 1 },
    ]);
  });

  it('says how each part is, and only that of one that cannot say', async () => {
    const { health } = await getAdminOverview(admin.ctx);
    expect(health.map(({ name, state }) => [name, state])).toEqual([
      ['Database', 'good'],
      ['Payment', 'attention'],
      ['Post', 'good'],
      ['Moon', 'bad'],
    ]);
    expect(JSON.stringify(health)).not.toContain('hunter2');
  });

  it('is for admins', async () => {
    await expect(getAdminOverview(bo.ctx)).rejects.toMatchObject(refused);
  });
});

describe('getDailyResetStatus', () => {
  it('tells a person how long it is, and nothing of others', async () => {
    expect(await getDailyResetStatus(bo.ctx)).toEqual([{ next_reset_in: '05:12:30' }]);
  });

  it.each([
    ['2030-03-31T00:00:00.000Z', '24:00:00'],
    ['2030-03-31T23:59:59.999Z', '00:00:01'],
  ])('at %s says %s', async (now, left) => {
    test.clock.now = new Date(now);
    expect(await getDailyResetStatus(bo.ctx)).toEqual([{ next_reset_in: left }]);
  });

  it('tells an admin whose counter is of an earlier day', async () => {
    await used(bo, '2030-03-30', 2);
    expect(await getDailyResetStatus(admin.ctx)).toEqual([
      {
        next_reset_in: '05:12:30',
        last_reset_date: '2030-03-31',
        users_pending_reset: 1,
        total_active_users: 2,
      },
    ]);
  });
});
