import type { OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { ModelFailure } from '../../platform/ai/model/model-failure.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { scriptedModel, usage } from '../../testing/scripted-model.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { stopAndWait } from '../../testing/running/stop-and-wait.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startAnswer } from './start-answer.ts';
import { getUserSubscription } from '../billing/usage.ts';

const request: OptimizeEmailRequest = {
  content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};

let callCount = 0;
const hanging = createAi(
  coachHere,
  scriptedModel(() => {
    callCount += 1;
    return new Promise(() => undefined);
  }, {}),
);
const failing = createAi(
  coachHere,
  scriptedModel(() => Promise.reject(new ModelFailure('unreachable', usage)), {}),
);

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  callCount = 0;
  test.clock.now = new Date('2030-03-31T12:00:00Z');
  ada = await test.createPerson();
});
afterAll(() => test.close());

const ledger = () => ledgerOf(test.database.everything, ada.id);
const usedToday = async () => (await getUserSubscription(ada.ctx)).usage_tracking.daily_ai_requests;

async function stopUnseen(): Promise<string> {
  const ctx = { ...ada.ctx, ai: hanging };
  const answer = await startAnswer(ctx, request);
  return (await stopAndWait(ctx, answer.id)).type;
}

describe('what is given back', () => {
  it('is what a failing model had reserved; the coach answers and says why', async () => {
    const { optimization } = await optimizeEmail({ ...ada.ctx, ai: failing }, request);
    expect(optimization).toMatchObject({ engine: 'coach', engine_reason: 'unreachable' });
    expect(await ledger()).toMatchObject({ charged: 0, refunded: 1, counted: 0 });
  });

  it('ends after twenty a day: then no model is asked, and the coach counts', async () => {
    const types: string[] = [];
    for (let time = 0; time < 25; time += 1) types.push(await stopUnseen());
    expect(callCount).toBe(20);
    expect(types).toEqual([
      ...Array<string>(20).fill('stopped'),
      ...Array<string>(5).fill('answered'),
    ]);
    expect(await ledger()).toMatchObject({ charged: 5, refunded: 20, counted: 5 });
    await expect(stopUnseen()).rejects.toMatchObject({ code: 'usage_limit_reached' });
  });

  it('is no more for who sends many at once', async () => {
    await setPlan(test.database.everything, ada.id, 'Pro');
    await Promise.all(Array.from({ length: 30 }, stopUnseen));
    expect(callCount).toBeLessThanOrEqual(20);
    expect((await ledger()).refunded).toBeLessThanOrEqual(20);
    expect((await ledger()).reserved).toBe(0);
  });

  it('can be had again the next day', async () => {
    for (let time = 0; time < 20; time += 1) await stopUnseen();
    test.clock.now = new Date('2030-04-01T00:00:00Z');
    await stopUnseen();
    expect(callCount).toBe(21);
  });

  it('is not had twice by setting the clock back', async () => {
    for (let time = 0; time < 20; time += 1) await stopUnseen();
    test.clock.now = new Date('2030-03-30T23:00:00Z');
    await stopUnseen();
    expect(callCount).toBe(20);
  });
});

describe('over midnight', () => {
  const midnight = new Date('2030-04-01T00:00:00Z');

  it('gives nothing back to the new day, and loses nothing of it', async () => {
    const ctx = { ...ada.ctx, ai: hanging };
    const late = await startAnswer(ctx, request);
    test.clock.now = midnight;
    await optimizeEmail(ada.ctx, request);
    await optimizeEmail(ada.ctx, request);
    await stopAndWait(ctx, late.id);
    expect(await usedToday()).toBe(2);
    expect(await ledger()).toMatchObject({ charged: 2, refunded: 1 });
  });

  it('leaves the new day untouched when nothing was asked of it yet', async () => {
    await optimizeEmail(ada.ctx, request);
    const ctx = { ...ada.ctx, ai: hanging };
    const late = await startAnswer(ctx, request);
    test.clock.now = midnight;
    await stopAndWait(ctx, late.id);
    expect(await usedToday()).toBe(0);
    for (let time = 0; time < 5; time += 1) await optimizeEmail(ada.ctx, request);
    await expect(optimizeEmail(ada.ctx, request)).rejects.toMatchObject({
      code: 'usage_limit_reached',
    });
  });

  it('gives back the day it was taken from when the clock goes back over it', async () => {
    test.clock.now = midnight;
    const ctx = { ...ada.ctx, ai: hanging };
    const answer = await startAnswer(ctx, request);
    test.clock.now = new Date('2030-03-31T23:59:00Z');
    await stopAndWait(ctx, answer.id);
    expect((await ledger()).counted).toBe(0);
  });
});
