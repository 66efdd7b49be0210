import { periods, retention } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('lets no row be deleted at once, and an audit entry only when it is old', async () => {
  const { rows } = await sql<{ table: string; days: string | null }>`
    SELECT tablename AS table, substring(qual FROM '''([0-9]+) days?''::interval') AS days
    FROM pg_policies WHERE qual LIKE '%::interval%'
  `.execute(database.everything);
  expect(Object.fromEntries(rows.map(({ table, days }) => [table, Number(days)]))).toEqual({
    email_templates: 1,
    workflow_rules: 1,
    wizard_campaigns: 1,
    chat_sessions: 1,
    sent_emails: 1,
    idempotent_calls: 1,
    user_analytics: 1,
    access_keys: 1,
    webhook_deliveries: 1,
    audit_log: 30,
  });
});

it('keeps to the contract’s periods where the owner sets none', () => {
  expect(loadConfig({}).retention).toEqual(retention);
});

it('ends a session, however much it is used, when the pages say', async () => {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_functiondef('auth.end_old_session()'::regprocedure) AS definition
  `.execute(database.everything);
  expect(rows[0]?.definition).toContain(`interval '${periods.longestSessionDays} days'`);
});
