import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { holdsTerms } from './session-search.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('reads and folds the blanks of a message once, however many terms there are', async () => {
  const { ctx } = await test.createPerson();
  const holds = holdsTerms(ctx, ['stock', 'counted', 'hand']);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT id FROM chat_sessions WHERE ${holds}
  `.execute(test.database.everything);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan.match(/Function Scan on jsonb_each_text/gu)).toHaveLength(1);
});
