import { setTimeout as sleep } from 'node:timers/promises';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAi, openModelClient } from '../../platform/ai/writers/create-ai.ts';
import type { Coach } from '../../platform/ai/coach-tasks.ts';
import { aiConfig, AiEnvironment } from '../../platform/config/ai.ts';
import { brief } from '../../testing/brief.ts';
import { coachHere } from '../../testing/coach-here.ts';
import { ledgerOf } from '../../testing/ledger-of.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { goodRewrite, scriptedModel } from '../../testing/scripted-model.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

const email = {
  subject: 'Stock',
  body: 'Hi Tom,\n\nI hope this finds you well. Is your stock counted by hand?\n\nBest,\nAda',
};

const request: OptimizeEmailRequest = {
  content: `Subject: ${email.subject}\n\n${email.body}`,
  session_id: null,
  message_type: 'email_optimization',
};

const slowModel = createAi(
  coachHere,
  scriptedModel(async ({ onText }) => {
    await sleep(10 + Math.random() * 40);
    onText?.('Hi Tom,');
    await sleep(10);
  }, goodRewrite(email)),
);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function personWith(used: number) {
  const person = await test.createPerson();
  await test.database.everything
    .updateTable('user_subscriptions')
    .set({ usage_tracking: JSON.stringify({ daily_ai_requests: used, templates_saved: 0 }) })
    .where('user_id', '=', person.id)
    .execute();
  return person;
}

describe.each([
  ['the coach', null],
  ['a model that takes a while', slowModel],
])('with %s', (_who, model) => {
  it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'grants exactly two of fifty calls at once when two are left (%i)',
    async () => {
      const ada = await personWith(3);
      const ctx = model ? { ...ada.ctx, ai: model } : ada.ctx;
      const calls = await Promise.allSettled(
        Array.from({ length: 50 }, () => optimizeEmail(ctx, request)),
      );
      const refusals = calls
        .filter((call) => call.status === 'rejected')
        .map(({ reason }): unknown => reason);
      expect(refusals).toHaveLength(48);
      for (const each of refusals) expect(each).toMatchObject({ code: 'usage_limit_reached' });
      expect(await ledgerOf(test.database.everything, ada.id)).toEqual({
        ...{ reserved: 0, charged: 2, refunded: 0, free: 0 },
        counted: 5,
      });
    },
  );
});

it('counts a plan without a limit, and refuses nothing', async () => {
  const ada = await test.createPerson();
  await setPlan(test.database.everything, ada.id, 'Pro');
  await Promise.all(Array.from({ length: 30 }, () => optimizeEmail(ada.ctx, request)));
  const { charged, counted } = await ledgerOf(test.database.everything, ada.id);
  expect({ charged, counted }).toEqual({ charged: 30, counted: 30 });
});

it('counts an answer of the model once, with who wrote it and what it took', async () => {
  const ada = await test.createPerson();
  const { optimization, session } = await optimizeEmail({ ...ada.ctx, ai: slowModel }, request);
  expect(optimization.engine).toBe('model');
  const row = await test.database.everything
    .selectFrom('ai_requests')
    .selectAll()
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    ...{ status: 'answered', charge: 'charged', engine: 'model', model: 'scripted' },
    ...{ engine_reason: null, input_tokens: 7, output_tokens: 3, session_id: session.id },
  });
});

it('asks nothing of the coach for who has none left, however many they send', async () => {
  const taskNames: string[] = [];
  const coach = Object.fromEntries(
    Object.entries(coachHere).map(([name, task]) => [
      name,
      (...args: never[]) => {
        taskNames.push(name);
        return (task as (...parameters: never[]) => Promise<unknown>)(...args);
      },
    ]),
  ) as Coach;
  const noModels = aiConfig(AiEnvironment.parse({}));
  const ada = await personWith(4);
  const ctx = {
    ...ada.ctx,
    ai: createAi(coach, await openModelClient(noModels, test.services.log)),
  };
  await optimizeEmail(ctx, request);
  expect(taskNames).toEqual(['score', 'review', 'nearestInLibrary', 'judgeProposal']);
  taskNames.length = 0;
  const calls = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      optimizeEmail(ctx, index % 2 ? request : { ...request, content: brief }),
    ),
  );
  for (const call of calls) {
    expect(call).toMatchObject({ status: 'rejected', reason: { code: 'usage_limit_reached' } });
  }
  expect(taskNames).toEqual([]);
});
