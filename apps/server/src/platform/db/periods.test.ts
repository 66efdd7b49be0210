import { periods, trashDays } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('lets rows be deleted after the periods that the pages name, and no earlier', async () => {
  const { rows } = await sql<{ table: string; days: string | null }>`
    SELECT tablename AS table, substring(qual FROM '''([0-9]+) days?''::interval') AS days
    FROM pg_policies WHERE qual LIKE '%::interval%'
  `.execute(database.everything);
  expect(Object.fromEntries(rows.map(({ table, days }) => [table, Number(days)]))).toEqual({
    email_templates: trashDays,
    workflow_rules: trashDays,
    wizard_campaigns: trashDays,
    chat_sessions: trashDays,
    sent_emails: trashDays,
    idempotent_calls: 1,
    user_analytics: periods.reportDays,
  });
});

it('ends a session, however much it is used, when the pages say', async () => {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_functiondef('auth.end_old_session()'::regprocedure) AS definition
  `.execute(database.everything);
  expect(rows[0]?.definition).toContain(`interval '${periods.longestSessionDays} days'`);
});
