import { OptimizeEmailReply, paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Locks the table against writes for so long. */
async function hold(table: 'user_subscriptions' | 'chat_sessions', milliseconds: number) {
  await test.database.everything.transaction().execute(async (tx) => {
    await sql`SELECT FROM ${sql.table(table)} FOR UPDATE`.execute(tx);
    await sleep(milliseconds);
  });
}

it('keeps and counts nothing of a call that it has answered as failed', async () => {
  const ada = await test.createPerson();
  const optimize = (session_id: string | null) =>
    test.call(paths.optimizeEmail, {
      as: ada,
      body: { content: 'Hi Tom, a question.', session_id, message_type: 'email_optimization' },
    });
  const { session } = OptimizeEmailReply.parse(await (await optimize(null)).json());
  const before = await rowsOf(test.database.everything);

  // Neither wait is too long for one statement, but together they are too long for the call.
  const holding = Promise.all([hold('user_subscriptions', 2_500), hold('chat_sessions', 5_000)]);
  await sleep(100);
  const begin = performance.now();
  const response = await optimize(session.id);
  expect(response.status).toBe(503);
  expect(performance.now() - begin).toBeLessThan(5_000);
  await holding;
  await sleep(500);
  expect(await rowsOf(test.database.everything)).toEqual(before);
  expect((await optimize(session.id)).status).toBe(200);
}, 15_000);
