import { AiRequest, ChatMessage, ChatSession, paths, Profile } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedTables } from './export-account.ts';
import { createAccessKey } from './access-keys.ts';
import { addCampaign } from '../../testing/rows/add-campaign.ts';
import { addInsights } from '../../testing/rows/add-insights.ts';
import { addTemplate } from '../../testing/rows/add-template.ts';
import { addWebhooks } from '../../testing/rows/add-webhooks.ts';
import { accountCalls, errorOf, password } from '../../testing/account-calls.ts';
import { optimizeEmail } from '../../testing/optimize-email.ts';
import { tableMatrix } from '../../testing/routes/table-matrix.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

/** Tables that repeat other tables, or keep the server from doing a thing twice. */
const notExported = [
  'analytics_sums',
  'chat_session_words',
  'idempotent_calls',
  'search_words',
  'sums_to_make',
  'template_counts',
  'workflow_matches',
];

/** How rows are found and ordered, how a call is done once, and secrets. */
const leftOut = [
  'access_keys.hash',
  'ai_requests.answer_message_id',
  'ai_requests.asked_message_id',
  'ai_requests.idempotency_key',
  'ai_requests.request_digest',
  'ai_requests.server_id',
  'ai_requests.usage_day',
  'ai_requests.usage_reset_at',
  'chat_messages.folded_content',
  'chat_messages.position',
  'chat_sessions.folded_name',
  'email_templates.content_digest',
  'email_templates.filed_under',
  'email_templates.folded_content',
  'email_templates.folded_name',
  'email_templates.folded_subject',
  'email_templates.folded_tags',
  'email_templates.short_pieces',
  'help_messages.position',
  'template_folders.folded_name',
  'user_subscriptions.billing_version',
  'user_subscriptions.usage_reset_at',
  'user_subscriptions.version',
  'webhooks.secret',
  'workflow_executions.position',
];

let test: TestApp;
let calls: ReturnType<typeof accountCalls>;
let account: Awaited<ReturnType<typeof calls.newVerifiedAccount>>;
let text: string;
let headers: Headers;
let exported: Record<string, unknown>;

beforeAll(async () => {
  test = await createTestApp();
  calls = accountCalls(test);
  account = await calls.newVerifiedAccount();
  const other = await test.createPerson();
  const mine = { ...other.ctx, user: { ...account, isEmailVerified: true, isAdmin: false } };
  for (const ctx of [mine, other.ctx]) {
    await optimizeEmail(ctx, {
      content: 'Hi Tom, is your stock counted by hand?',
      session_id: null,
      message_type: 'email_optimization',
    });
    await addTemplate(test.database.everything, ctx.user.id);
    await addCampaign(test.database.everything, ctx.user.id);
    await addInsights(test.database.everything, ctx.user.id);
    await createAccessKey(ctx, { name: 'Editor', scope: 'read', expires_at: null });
    await addWebhooks(test.database.everything, ctx.user.id);
  }
  await calls.post(paths.accounts.enableTwoFactor, { password }, account.cookie);
  const answer = await calls.post(paths.exportAccount, { password }, account.cookie);
  headers = answer.headers;
  text = await answer.text();
  exported = JSON.parse(text) as Record<string, unknown>;
});
afterAll(() => test.close());

describe('the export of an account', () => {
  it('holds a list for every table that belongs to people', () => {
    const owned = Object.entries(tableMatrix)
      .filter(([, { owner }]) => typeof owner === 'object')
      .map(([table]) => table);
    const exportedNames = Object.keys(exportedTables);
    expect([...exportedNames, ...notExported].sort()).toEqual(owned.sort());
    for (const table of exportedNames) expect(exported[table], table).not.toHaveLength(0);
  });

  it('leaves out only columns that serve the server alone', async () => {
    const { rows } = await sql<{ column: string }>`
      SELECT table_name || '.' || column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ANY (${Object.keys(exportedTables)}::text[])
    `.execute(test.database.everything);
    const listed = Object.entries(exportedTables).flatMap(([table, { columns }]) =>
      columns.map((column) => `${table}.${column}`),
    );
    const missing = rows.map(({ column }) => column).filter((column) => !listed.includes(column));
    expect(missing.filter((column) => !column.endsWith('.user_id')).sort()).toEqual(leftOut);
  });

  it('keeps the shapes of the API', () => {
    const rows = (table: string) => exported[table] as unknown[];
    expect(ChatSession.array().parse(rows('chat_sessions'))).toHaveLength(1);
    expect(ChatMessage.array().parse(rows('chat_messages'))).toHaveLength(2);
    expect(AiRequest.array().parse(rows('ai_requests'))).toHaveLength(1);
    expect(Profile.array().parse(rows('profiles'))).toHaveLength(1);
    expect(exported.account).toMatchObject({ email: account.email, name: 'Ada Lovelace' });
    expect(exported.sessions).toHaveLength(1);
  });

  it('is the person’s alone', () => {
    const ids = text.match(/"user_id": ?"[^"]+"/g) ?? [];
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) expect(id).toContain(account.id);
  });

  it('tells no secret', async () => {
    const { everything } = test.database;
    const { hash, token, secret, backupCodes } = await everything
      .selectFrom('auth.accounts as account')
      .innerJoin('auth.sessions as session', 'session.userId', 'account.userId')
      .innerJoin('auth.two_factors as factor', 'factor.userId', 'account.userId')
      .select(['account.password as hash', 'session.token', 'factor.secret', 'factor.backupCodes'])
      .where('account.userId', '=', account.id)
      .executeTakeFirstOrThrow();
    for (const hidden of [hash, token, secret, backupCodes]) {
      expect(hidden?.length).toBeGreaterThan(20);
      expect(text).not.toContain(hidden);
    }
  });

  it('is a file to keep', () => {
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="replysmith-export-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes the password', async () => {
    const answer = await calls.post(paths.exportAccount, { password: 'wrong' }, account.cookie);
    expect((await errorOf(answer)).code).toBe('current_password_incorrect');
  });

  it('holds every row of a long history, each once', async () => {
    const { everything } = test.database;
    const { id: session_id } = await everything
      .selectFrom('chat_sessions')
      .select('id')
      .where('user_id', '=', account.id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 1_203 }, (_, number) => ({
      ...{ session_id, user_id: account.id, role: 'user', content: `Line ${number}` },
    }));
    await everything.insertInto('chat_messages').values(more).execute();
    const answer = await calls.post(paths.exportAccount, { password }, account.cookie);
    const { chat_messages } = (await answer.json()) as { chat_messages: { id: string }[] };
    expect(new Set(chat_messages.map(({ id }) => id)).size).toBe(1_205);
    expect(chat_messages).toHaveLength(1_205);
  });
});
