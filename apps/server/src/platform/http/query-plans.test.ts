import { paths } from '@replysmith/contract';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { DB } from '../db/schema.ts';
import { readAsUser } from '../db/with-user.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import type { Person } from '../../testing/person.ts';

const people = 8;
const rowsEach = 200;

/** The tables in which one person may have many rows. */
const large = new Set([
  'chat_sessions',
  'chat_messages',
  'ai_requests',
  'email_templates',
  'optimization_analytics',
  'sent_emails',
  'analytics_sums',
  'auth.sessions',
]);

// Each person has as many rows of each, so that reading all of a table is never the cheapest way.
const seeds = [
  `INSERT INTO chat_sessions (user_id, title, folded_name, last_activity)
   SELECT id, 'Session ' || n, 'session ' || n, now() - n * interval '1 hour'
   FROM auth.users, generate_series(1, ${rowsEach}) AS n`,
  // Without the words of each, which no plan here depends on.
  'SET session_replication_role = replica',
  `INSERT INTO chat_messages (session_id, user_id, role, content, folded_content)
   SELECT session.id, user_id, 'user', 'Hello ' || n, 'hello ' || n
   FROM chat_sessions AS session, generate_series(1, 5) AS n`,
  'RESET session_replication_role',
  `INSERT INTO ai_requests (id, user_id, message_type, status, charge, usage_day, settled_at)
   SELECT gen_random_uuid(), id, 'help', 'failed', 'free', current_date, now()
   FROM auth.users, generate_series(1, ${rowsEach})`,
  `INSERT INTO email_templates (
     user_id, name, subject_line, email_content, category,
     folded_name, folded_subject, folded_tags, folded_content, content_digest
   )
   SELECT id, 'Template ' || n, 'A subject', repeat('Hello there ', 50), 'Networking',
     'template ' || n, 'a subject', '', repeat('hello there ', 50), 'digest ' || n
   FROM auth.users, generate_series(1, ${rowsEach}) AS n`,
  `INSERT INTO optimization_analytics (
     user_id, original_score, optimized_score, improvement_areas, created_at
   )
   SELECT id, 50, 70, '{}', now() - n * interval '1 hour'
   FROM auth.users, generate_series(1, ${5 * rowsEach}) AS n`,
  `INSERT INTO sent_emails (user_id, recipient, sent_at)
   SELECT id, 'Ann', now() - n * interval '1 hour'
   FROM auth.users, generate_series(1, ${5 * rowsEach}) AS n`,
  `INSERT INTO auth.sessions ("userId", token, "expiresAt", "updatedAt")
   SELECT id, gen_random_uuid(), now() + interval '1 day', now()
   FROM auth.users, generate_series(1, 50)`,
];

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
  [ada] = (await Promise.all(Array.from({ length: people }, () => test.createPerson()))) as [
    Person,
  ];
  const { everything } = test.database;
  // Without the time limit of a server.
  const { pathname } = new URL(test.database.url);
  const client = new pg.Client(`${inject('superuserUrl')}${pathname}`);
  await client.connect();
  for (const seed of [...seeds, 'ANALYZE']) await client.query(seed);
  await client.end();
  await setPlan(everything, ada.id, 'Pro');
});
afterAll(() => test.close());

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};

function scanned({ Plans = [], ...node }: Plan): string[] {
  const schema = node.Schema === 'auth' ? 'auth.' : '';
  const own = node['Node Type'] === 'Seq Scan' ? [`${schema}${node['Relation Name'] ?? ''}`] : [];
  return [...own, ...Plans.flatMap(scanned)];
}

type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** How the database would go about a query. */
async function plansOf({ text, values }: Sent): Promise<Plan[]> {
  const parts = text.split(/\$\d+/);
  const used = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
  const query = sql.join(
    parts.flatMap((part, at) => [sql.raw(part), ...(at < used.length ? [sql`${used[at]}`] : [])]),
    sql``,
  );
  const explain = (db: Pick<Kysely<DB>, 'getExecutor'>) =>
    sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`EXPLAIN (FORMAT JSON, VERBOSE) ${query}`.execute(db);
  const { rows } = text.includes('"auth"')
    ? await explain(test.database.everything)
    : await readAsUser(ada.ctx, explain);
  return rows.map((row) => row['QUERY PLAN'][0].Plan);
}

/** The tables that a query reads from one end to the other. */
async function scannedBy(query: Sent): Promise<string[]> {
  return (await plansOf(query)).flatMap(scanned);
}

const withinPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withinPlan)];

/** The queries that a call sends. */
async function queriesOf(path: string): Promise<Sent[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await test.call(path, { as: ada });
    expect(answer.status).toBe(200);
    const sent: unknown[] = spy.mock.calls.map((call: unknown[]) =>
      typeof call[0] === 'string' ? { text: call[0], values: call[1] ?? [] } : call[0],
    );
    return (sent as Sent[]).filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  } finally {
    spy.mockRestore();
  }
}

const range = new URLSearchParams({ from: '2026-01-01', to: '2026-01-31' }).toString();
const here = () =>
  test.database.everything
    .selectFrom('chat_sessions')
    .select('id')
    .where('user_id', '=', ada.id)
    .executeTakeFirstOrThrow();

it.each([
  ['the newest sessions', () => paths.chatSessions],
  ['archived sessions', () => `${paths.chatSessions}?state=archived`],
  ['one session', async () => `${paths.chatSessions}/${(await here()).id}`],
  ['its messages', async () => `${paths.chatMessages}?session_id=${(await here()).id}`],
  ['its requests', async () => `${paths.aiRequests}?session_id=${(await here()).id}`],
  ['templates', () => paths.emailTemplates],
  ['templates by name', () => `${paths.emailTemplates}?sort=name`],
  ['templates with a word', () => `${paths.emailTemplates}?search=hello`],
  ['counts of templates', () => paths.templateFacets],
  ['folders', () => paths.templateFolders],
  ['home', () => paths.dashboardStats],
  ['analytics', () => paths.analyticsSummary],
  ['advanced analytics', () => `${paths.advancedAnalytics}?${range}`],
  ['answers one by one', () => paths.optimizationAnalytics],
  ['sent emails', () => paths.sentEmails],
  ['outcomes', () => paths.outcomeRates],
  ['campaigns', () => paths.wizardCampaigns],
  ['tips', () => `${paths.userTips}?status=dismissed`],
  ['the profile', () => `${paths.profiles}/me`],
  ['the plan', () => paths.userSubscriptions],
  ['open sessions', () => paths.accounts.sessions],
])('reads %s by an index', async (_name, path) => {
  const queries = await queriesOf(await path());
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const tables = (await scannedBy(query)).filter((table) => large.has(table));
    expect({ tables, text: query.text }).toEqual({ tables: [], text: query.text });
  }
});

it('goes by the session, or by one row, to all that an opened session needs', async () => {
  const sent = await queriesOf(`${paths.chatMessages}?session_id=${(await here()).id}`);
  const queries = sent.filter(({ text }) => text.includes('chat_messages'));
  const plans = (await Promise.all(queries.map(plansOf))).flat().flatMap(withinPlan);
  const conditions = plans.flatMap(({ 'Index Cond': condition }) => condition ?? []);
  expect(conditions.length).toBeGreaterThan(2);
  for (const condition of conditions) expect(condition).toMatch(/session_id = ANY|\(\w+\.id = /);
});

it('finds out a query that reads a whole table', async () => {
  const text = 'select count(*) from "auth"."sessions" where "userAgent" = $1';
  expect(await scannedBy({ text, values: ['a browser'] })).toEqual(['auth.sessions']);
});
