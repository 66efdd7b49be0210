import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asMeter, withUser } from '../../platform/db/with-user.ts';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { consume } from './limits.ts';
import { getUserSubscription } from './usage.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.now = new Date('2030-03-31T12:00:00Z');
  ada = await test.createPerson();
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => test.close());

const use = (person = ada) =>
  withUser(person.ctx, (tx) => asMeter(tx, () => consume(person.ctx, tx, 'daily_ai_requests')));

const useTimes = async (times: number) => {
  for (let time = 0; time < times; time += 1) await use();
};

const used = async () => (await getUserSubscription(ada.ctx)).usage_tracking.daily_ai_requests;

describe('consume', () => {
  it('counts each use', async () => {
    await useTimes(2);
    expect(await used()).toBe(2);
  });

  it('gives exactly two of fifty calls at once when two are left', async () => {
    await useTimes(3);
    const calls = await Promise.allSettled(Array.from({ length: 50 }, () => use()));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await used()).toBe(5);
  });

  it('says what is used up, and of which plan', async () => {
    await useTimes(5);
    await expect(use()).rejects.toMatchObject({
      code: 'usage_limit_reached',
      message:
        "Usage Limit Reached: You've reached your Daily AI Requests limit for Free. Upgrade to get more.",
    });
  });

  it('refuses what the plan does not have at all', async () => {
    const { everything } = test.database;
    await everything
      .updateTable('plan_features')
      .set({ feature_type: 'boolean', feature_value: 'false' })
      .where('feature_key', '=', 'daily_ai_requests')
      .where('plan_id', 'in', (pro) =>
        pro.selectFrom('pricing_plans').select('id').where('name', '=', 'Starter'),
      )
      .execute();
    await setPlan(everything, ada.ctx.user.id, 'Starter');
    await expect(use()).rejects.toMatchObject({
      code: 'feature_unavailable',
      message:
        'Feature Not Available: Daily AI Requests is not available in your current plan. Upgrade to access this feature.',
    });
  });

  it('starts again at 00:00 UTC, without any job', async () => {
    await useTimes(5);
    test.clock.now = new Date('2030-04-01T00:00:00Z');
    expect(await used()).toBe(0);
    await use();
    expect(await used()).toBe(1);
  });

  it('gives no second allowance when the clock is set back', async () => {
    await useTimes(5);
    test.clock.now = new Date('2030-03-30T23:00:00Z');
    await expect(use()).rejects.toMatchObject({ code: 'usage_limit_reached' });
    test.clock.now = new Date('2030-03-31T12:00:01Z');
    await expect(use()).rejects.toMatchObject({ code: 'usage_limit_reached' });
  });

  it('gives one allowance to each of two days when a request a second runs over midnight', async () => {
    const days: string[] = [];
    for (let second = -3; second <= 3; second += 1) {
      test.clock.now = new Date(Date.parse('2030-03-01T00:00:00Z') + second * 1_000);
      const round = await Promise.allSettled([use(), use(), use()]);
      for (const call of round) if (call.status === 'fulfilled') days.push(call.value.usage_day);
    }
    expect(days.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => '2030-02-28'),
      ...Array.from({ length: 5 }, () => '2030-03-01'),
    ]);
  });

  it('gives the new day once when the clock is set back over midnight and goes past it again', async () => {
    await useTimes(5);
    const moments = ['2030-04-01T00:10:00Z', '2030-03-31T23:10:00Z', '2030-04-01T00:00:00Z'];
    let granted = 0;
    for (const moment of moments) {
      test.clock.now = new Date(moment);
      const calls = await Promise.allSettled(Array.from({ length: 4 }, () => use()));
      granted += calls.filter(({ status }) => status === 'fulfilled').length;
    }
    expect(granted).toBe(5);
  });

  it('gives the rest of the day once, and locks nobody out, when a clock that was years ahead is put right', async () => {
    await useTimes(5);
    test.clock.now = new Date('2041-06-01T12:00:00Z');
    await useTimes(5);
    test.clock.now = new Date('2030-03-31T12:30:00Z');
    expect(await used()).toBe(0);
    await useTimes(5);
    await expect(use()).rejects.toMatchObject({ code: 'usage_limit_reached' });
    test.clock.now = new Date('2030-04-01T00:00:00Z');
    await useTimes(5);
    await expect(use()).rejects.toMatchObject({ code: 'usage_limit_reached' });
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])(
    'ends the month at 00:00 UTC wherever the server stands: %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      test.clock.now = new Date('2032-02-29T23:59:59.999Z');
      await useTimes(5);
      await expect(use()).rejects.toMatchObject({ retryAfterSeconds: 1 });
      test.clock.now = new Date('2032-03-01T00:00:00Z');
      await useTimes(5);
      await expect(use()).rejects.toMatchObject({ retryAfterSeconds: 86_400 });
    },
  );

  it('costs nothing when what follows fails', async () => {
    const failing = withUser(ada.ctx, async (tx) => {
      await asMeter(tx, () => consume(ada.ctx, tx, 'daily_ai_requests'));
      throw new Error('after the count');
    });
    await expect(failing).rejects.toThrow('after the count');
    expect(await used()).toBe(0);
  });

  it('never ends on a plan without a limit', async () => {
    await test.database.everything
      .updateTable('user_subscriptions')
      .set((set) => ({
        plan_id: set.selectFrom('pricing_plans').select('id').where('name', '=', 'Pro'),
      }))
      .where('user_id', '=', ada.id)
      .execute();
    await useTimes(30);
    expect(await used()).toBe(30);
  });

  it("leaves other people's usage alone", async () => {
    const bo = await test.createPerson();
    await use(bo);
    expect(await used()).toBe(0);
  });
});
