import type { OptimizeEmailRequest } from '@replysmith/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { scriptedModel } from '../../testing/scripted-model.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startAnswer } from './start-answer.ts';

const request: OptimizeEmailRequest = {
  content: 'Subject: Stock\n\nHi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('of one person takes one connection to the database at a time', async () => {
  const { ctx, id } = await test.createPerson();
  await setPlan(test.database.everything, id, 'Pro');
  const ai = createAi(
    coachHere,
    scriptedModel(() => new Promise(() => undefined), {}),
  );
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const crowd = Array.from({ length: 20 }, () => startAnswer({ ...ctx, ai }, request));
  const answers = await Promise.all(crowd);
  let open = 0;
  const openAtOnce = query.mock.calls.map(([text]) => {
    if (/^BEGIN/.test(text)) open += 1;
    if (/^(COMMIT|ROLLBACK)/.test(text)) open -= 1;
    return open;
  });
  query.mockRestore();
  expect(Math.max(...openAtOnce)).toBe(1);
  for (const answer of answers) answer.stop();
  await Promise.all(answers.map(({ ended }) => ended));
});

it('asks the model for two answers of a person at once, and refuses to let a crowd wait', async () => {
  const ada = await test.createPerson();
  await setPlan(test.database.everything, ada.id, 'Pro');
  let callCount = 0;
  const hanging = scriptedModel(() => {
    callCount += 1;
    return new Promise(() => undefined);
  }, {});
  const ctx = { ...ada.ctx, ai: createAi(coachHere, hanging) };
  const open = await Promise.all(Array.from({ length: 100 }, () => startAnswer(ctx, request)));
  await expect(startAnswer(ctx, request)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 10,
  });
  const bo = await test.createPerson();
  expect((await optimizeEmail(bo.ctx, request)).optimization.engine).toBe('coach');
  expect(callCount).toBe(2);
  for (const answer of open) answer.stop();
  const endings = await Promise.all(open.map(({ ended }) => ended));
  expect(new Set(endings.map(({ type }) => type))).toEqual(new Set(['stopped']));
  expect(callCount).toBe(2);
}, 60_000);
