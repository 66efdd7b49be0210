import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { asMeter, withUser } from '../../platform/db/with-user.ts';
import { coachHere } from '../../testing/coach-here.ts';
import type { Person } from '../../testing/person.ts';
import { scriptedModel } from '../../testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startAnswer } from '../chat/start-answer.ts';
import { consume, giveBack } from './limits.ts';
import { getUserSubscription } from './usage.ts';
import { resetDailyUsage } from './reset-daily-usage.ts';

const noon = new Date('2030-03-31T12:00:00Z');
const tomorrow = new Date('2030-04-01T00:00:00Z');

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.now = noon;
  await test.database.everything.deleteFrom('auth.users').execute();
  ada = await test.createPerson();
});
afterAll(() => test.close());

const asMeterOf = <Result>(person: Person, work: Parameters<typeof withUser<Result>>[1]) =>
  withUser(person.ctx, (tx) => asMeter(tx, () => work(tx)));
const use = (person = ada) =>
  asMeterOf(person, (tx) => consume(person.ctx, tx, 'daily_ai_requests'));
const useTimes = async (times: number, person = ada) => {
  for (let time = 0; time < times; time += 1) await use(person);
};
const used = async (person = ada) =>
  (await getUserSubscription(person.ctx)).usage_tracking.daily_ai_requests;
const rows = () =>
  test.database.everything
    .selectFrom('user_subscriptions')
    .selectAll()
    .orderBy('user_id')
    .execute();
const admin = () => ({ ...ada.ctx, user: { ...ada.ctx.user, isAdmin: true } });
const resetAll = () => resetDailyUsage(test.services, admin(), 'everybody');
const resetPast = () => resetDailyUsage(test.services, 'system', 'past_days');

describe('resetDailyUsage for the days that are over', () => {
  it('leaves what was used today', async () => {
    await useTimes(3);
    expect(await resetPast()).toBe(0);
    expect(await used()).toBe(3);
  });

  it('brings the rows of yesterday to today, once, and changes nothing that anybody may use', async () => {
    const bo = await test.createPerson();
    await useTimes(3);
    test.clock.now = tomorrow;
    await useTimes(2, bo);
    const allowed = [await used(), await used(bo)];
    expect(await resetPast()).toBe(1);
    expect(await resetPast()).toBe(0);
    expect([await used(), await used(bo)]).toEqual(allowed);
    expect((await rows()).map((row) => row.usage_day)).toEqual(['2030-04-01', '2030-04-01']);
  });

  it('is missed by nobody while the server is down for days', async () => {
    await useTimes(5);
    test.clock.now = new Date('2030-04-04T09:00:00Z');
    expect(await used()).toBe(0);
    await useTimes(5);
    expect(await resetPast()).toBe(0);
    expect(await used()).toBe(5);
  });

  it('gives nothing twice when the clock is set back an hour after it', async () => {
    await useTimes(5);
    test.clock.now = tomorrow;
    await resetPast();
    await useTimes(5);
    test.clock.now = new Date('2030-03-31T23:00:00Z');
    expect(await resetPast()).toBe(0);
    await expect(use()).rejects.toMatchObject({ code: 'usage_limit_reached' });
  });

  it('takes a use at the same moment for neither lost nor doubled', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bo = await test.createPerson();
      test.clock.now = noon;
      await useTimes(5, bo);
      test.clock.now = tomorrow;
      await Promise.all([resetPast(), use(bo), resetPast(), use(bo)]);
      expect(await used(bo)).toBe(2);
    }
  });

  it('does all of them when they are more than one batch', async () => {
    const { everything } = test.database;
    const people = Array.from({ length: 1_200 }, (_, at) => ({
      email: `${at}@example.com`,
      name: '',
      emailVerified: true,
    }));
    await everything.insertInto('auth.users').values(people).execute();
    await everything
      .updateTable('user_subscriptions')
      .set({ usage_tracking: JSON.stringify({ daily_ai_requests: 4, templates_saved: 7 }) })
      .set({ usage_day: '2030-03-30' })
      .execute();
    expect(await resetPast()).toBe(1_201);
    const left = (await rows()).map((row) => row.usage_tracking);
    expect(left).toEqual(left.map(() => ({ daily_ai_requests: 0, templates_saved: 7 })));
  });
});

describe('resetDailyUsage for everybody', () => {
  it('gives everybody the whole day again', async () => {
    const bo = await test.createPerson();
    await useTimes(5);
    await useTimes(2, bo);
    expect(await resetAll()).toBe(2);
    expect([await used(), await used(bo)]).toEqual([0, 0]);
    await useTimes(5);
    await expect(use()).rejects.toMatchObject({ code: 'usage_limit_reached' });
  });

  it('gives nothing back of what was reserved before it, even in the same millisecond', async () => {
    const before = await use();
    await resetAll();
    const between = await use();
    await useTimes(1);
    await resetAll();
    await useTimes(3);
    await asMeterOf(ada, async (tx) => {
      await giveBack(ada.ctx, tx, 'daily_ai_requests', before);
      await giveBack(ada.ctx, tx, 'daily_ai_requests', between);
    });
    expect(await used()).toBe(3);
  });

  it('gives back what was reserved after it', async () => {
    await use();
    await resetAll();
    await use();
    const after = await use();
    await asMeterOf(ada, (tx) => giveBack(ada.ctx, tx, 'daily_ai_requests', after));
    expect(await used()).toBe(1);
  });

  it('mints no request from an answer that fails after it', async () => {
    const hanging = createAi(
      coachHere,
      scriptedModel(() => new Promise(() => undefined), {}),
    );
    const request = {
      content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
      session_id: null,
      message_type: 'email_optimization' as const,
    };
    const answer = await startAnswer({ ...ada.ctx, ai: hanging }, request);
    expect(await used()).toBe(1);
    await resetAll();
    await useTimes(2);
    answer.stop();
    await answer.ended;
    expect(await used()).toBe(2);
  });

  it('is nothing that anybody but an admin can ask for', async () => {
    await use();
    const actor = ada.ctx;
    await expect(resetDailyUsage(test.services, actor, 'everybody')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(resetDailyUsage(test.services, actor, 'past_days')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await used()).toBe(1);
  });
});
