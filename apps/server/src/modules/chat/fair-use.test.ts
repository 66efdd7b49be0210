import type { OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { replyOf } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';

const question: OptimizeEmailRequest = {
  content: 'How long should a subject line be?',
  session_id: null,
  message_type: 'conversation',
};

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp({ questionsPerHour: 6 });
});
beforeEach(async () => {
  test.clock.now = new Date('2030-03-31T12:00:00Z');
  ada = await test.createPerson();
});
afterAll(() => test.close());

const pass = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000);
};
const ask = async (request = question) => replyOf(await startAnswer(ada.ctx, request));
const refused = (retryAfterSeconds: number, minutes: string) => ({
  code: 'fair_use_reached',
  retryAfterSeconds,
  message: `The limit is 6 questions and replies an hour. You can send the next one in ${minutes}.`,
});

describe('questions', () => {
  it('count against no plan', async () => {
    await ask();
    expect(await ledgerOf(test.database.everything, ada.id)).toEqual({
      ...{ reserved: 0, charged: 0, refunded: 0, free: 1 },
      counted: 0,
    });
  });

  it('are refused within the hour when there were too many, and leave no trace', async () => {
    for (let time = 0; time < 6; time += 1) await ask();
    const before = await rowsOf(test.database.everything);
    await expect(ask()).rejects.toMatchObject(refused(3_600, '60 minutes'));
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it('come back one by one, as the hour slides on', async () => {
    for (let time = 0; time < 6; time += 1) {
      await ask();
      pass(5);
    }
    await expect(ask()).rejects.toMatchObject(refused(1_800, '30 minutes'));
    pass(29.5);
    await expect(ask()).rejects.toMatchObject(refused(30, 'a minute'));
    pass(0.5);
    await ask();
    await expect(ask()).rejects.toMatchObject(refused(300, '5 minutes'));
  });

  it('are exactly as many as allowed when all come at once', async () => {
    for (let time = 0; time < 4; time += 1) await ask();
    const calls = await Promise.allSettled(Array.from({ length: 30 }, () => ask()));
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await ledgerOf(test.database.everything, ada.id)).free).toBe(6);
  });

  it('share their limit with simulated replies, but not with optimising', async () => {
    const { session } = await optimizeEmail(ada.ctx, {
      content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
      session_id: null,
      message_type: 'email_optimization',
    });
    const reply: OptimizeEmailRequest = {
      content: 'What would they say?',
      session_id: session.id,
      message_type: 'client_simulation',
    };
    for (let time = 0; time < 3; time += 1) await ask();
    for (let time = 0; time < 3; time += 1) await ask(reply);
    await expect(ask()).rejects.toMatchObject({ code: 'fair_use_reached' });
    await expect(ask(reply)).rejects.toMatchObject({ code: 'fair_use_reached' });
    expect(await ledgerOf(test.database.everything, ada.id)).toMatchObject({ charged: 1, free: 6 });
  });

  it("do not use up other people's", async () => {
    for (let time = 0; time < 6; time += 1) await ask();
    ada = await test.createPerson();
    await ask();
  });
});

it.each(['in no session', 'in a session without one'])(
  'a reply to an email that was never optimised is refused and leaves no trace: %s',
  async (where) => {
    const session_id = where === 'in no session' ? null : (await ask()).session.id;
    const before = await rowsOf(test.database.everything);
    const reply = { content: 'Hello?', session_id, message_type: 'client_simulation' } as const;
    await expect(ask(reply)).rejects.toMatchObject({ code: 'no_optimized_email' });
    expect(await rowsOf(test.database.everything)).toEqual(before);
  },
);
