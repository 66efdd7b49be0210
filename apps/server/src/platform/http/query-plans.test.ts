import { paths } from '@replysmith/contract';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { DB } from '../db/schema.ts';
import { readAsUser, withUser } from '../db/with-user.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import type { Person } from '../../testing/person.ts';

const people = 8;
const rowsEach = 200;

/** They have few rows: one of each person, or only what is yet to be done. */
const small = [
  'auth.accounts',
  'auth.two_factors',
  'sessions_to_index',
  'sums_to_make',
  'user_analytics',
  'user_subscriptions',
  'words_to_forget',
];

/** All other tables with rows of persons. */
let large: Set<string>;

// Each person has as many rows of each, so that reading all of a table is never the cheapest way.
const seeds = [
  // The words of sessions are added at once, without triggers.
  'SET session_replication_role = replica',
  `INSERT INTO chat_sessions (user_id, title, folded_name, last_activity, deleted_at)
   SELECT id, 'Session ' || n, 'session ' || n, now() - n * interval '1 hour',
     CASE n % 4 WHEN 0 THEN now() - n * interval '1 hour' END
   FROM auth.users, generate_series(1, ${rowsEach}) AS n`,
  `INSERT INTO chat_messages (session_id, user_id, role, content, folded_content)
   SELECT session.id, user_id, 'user', 'Hello ' || n, 'hello ' || n
   FROM chat_sessions AS session, generate_series(1, 5) AS n`,
  `INSERT INTO chat_session_words (user_id, session_id, source, source_id, words)
   SELECT user_id, id, 'message', id, ARRAY(
     SELECT word_id_of(user_id, 'word' || number || n) FROM generate_series(0, 1) AS n
   )
   FROM (SELECT *, substr(title, 9) AS number FROM chat_sessions) AS session`,
  `INSERT INTO search_words (user_id, word_id, word)
   SELECT user_id, word_id_of(user_id, word), word
   FROM (
     SELECT id AS user_id, 'word' || number || n AS word
     FROM auth.users, generate_series(1, ${rowsEach}) AS number, generate_series(0, 1) AS n
   ) AS word`,
  'RESET session_replication_role',
  `INSERT INTO ai_requests (id, user_id, message_type, status, charge, usage_day, settled_at)
   SELECT gen_random_uuid(), id, 'help', 'failed', 'free', current_date, now()
   FROM auth.users, generate_series(1, ${rowsEach})`,
  `INSERT INTO template_folders (user_id, name, folded_name, color)
   SELECT id, 'Folder ' || n, 'folder ' || n, 'blue'
   FROM auth.users, generate_series(1, ${rowsEach}) AS n`,
  `INSERT INTO email_templates (
     user_id, name, subject_line, email_content, category, tags, deleted_at,
     folded_name, folded_subject, folded_tags, folded_content, content_digest
   )
   SELECT id, 'Template ' || n, 'A subject', repeat('Hello there ', 50), 'Networking', ARRAY['tag' || n],
     CASE n % 4 WHEN 0 THEN now() - n * interval '1 hour' END,
     'template ' || n, 'a subject', 'tag' || n, repeat('hello there ', 50), 'digest ' || n
   FROM auth.users, generate_series(1, ${rowsEach}) AS n`,
  `INSERT INTO template_versions (
     template_id, user_id, version, name, subject_line, email_content, category, tags,
     template_variables
   )
   SELECT id, user_id, n, name, subject_line, email_content, category, tags, template_variables
   FROM email_templates, generate_series(1, 5) AS n`,
  `INSERT INTO workflow_rules (user_id, name, trigger, actions)
   SELECT id, 'Rule ' || n, '{"type": "manual"}', '[]'
   FROM auth.users, generate_series(1, ${rowsEach}) AS n`,
  `INSERT INTO workflow_executions (user_id, rule_name, trigger, status)
   SELECT id, 'Rule', 'manual', 'success' FROM auth.users, generate_series(1, ${rowsEach})`,
  `INSERT INTO wizard_campaigns (user_id, template_name)
   SELECT id, 'Campaign ' || n FROM auth.users, generate_series(1, ${rowsEach}) AS n`,
  `INSERT INTO help_messages (user_id, role, content)
   SELECT id, 'user', 'How?' FROM auth.users, generate_series(1, ${rowsEach})`,
  `INSERT INTO user_tips (user_id, tip_template_id, generated_content, status)
   SELECT person.id, tip.id, '{}', 'applied'
   FROM auth.users AS person, tip_templates AS tip, generate_series(1, 20)`,
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
  const { rows } = await client.query<{ name: string }>(`
    SELECT attrelid::regclass::text AS name
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relkind = 'r' AND attname IN ('user_id', 'userId')`);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(small));
  large = new Set(names.filter((name) => !small.includes(name)));
  await client.end();
  await setPlan(everything, ada.id, 'Pro');
});
afterAll(() => test.close());

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};

/** The table that a step reads from one end to the other. */
function scanned(step: Plan): string[] {
  const schema = step.Schema === 'auth' ? 'auth.' : '';
  return step['Node Type'] === 'Seq Scan' ? [`${schema}${step['Relation Name'] ?? ''}`] : [];
}

const withinPlan = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withinPlan)];

/** What has a name is kept, and may be planned for any values from its sixth use on. */
type Sent = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string };

type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] };

const planIn = ({ rows }: { rows: readonly Explained[] }) =>
  rows.map((row) => row['QUERY PLAN'][0].Plan);

/** How the database would go about a query with its values. */
async function plansOf({ text, values }: Sent): Promise<Plan[]> {
  const parts = text.split(/\$\d+/);
  const used = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
  const query = sql.join(
    parts.flatMap((part, at) => [sql.raw(part), ...(at < used.length ? [sql`${used[at]}`] : [])]),
    sql``,
  );
  const explain = (db: Pick<Kysely<DB>, 'getExecutor'>) =>
    sql<Explained>`EXPLAIN (FORMAT JSON, VERBOSE) ${query}`.execute(db);
  return planIn(
    text.includes('"auth"')
      ? await explain(test.database.everything)
      : await readAsUser(ada.ctx, explain),
  );
}

/** How it would go about a kept one with any values. */
async function genericPlansOf({ text }: Sent): Promise<Plan[]> {
  const explain = sql.raw<Explained>(`EXPLAIN (FORMAT JSON, VERBOSE, GENERIC_PLAN) ${text}`);
  return planIn(await withUser(ada.ctx, (tx) => explain.execute(tx)));
}

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
const searched = ['search_words_pieces_idx', 'chat_session_words_idx'];
const firstId = async (query: { executeTakeFirstOrThrow: () => Promise<{ id: string }> }) =>
  (await query.executeTakeFirstOrThrow()).id;
const sessionId = () =>
  firstId(
    test.database.everything
      .selectFrom('chat_sessions')
      .select('id')
      .where('user_id', '=', ada.id)
      .where('deleted_at', 'is', null),
  );
const templateId = () =>
  firstId(
    test.database.everything
      .selectFrom('email_templates')
      .select('id')
      .where('user_id', '=', ada.id)
      .where('deleted_at', 'is', null),
  );

type Case = [
  name: string,
  path: () => string | Promise<string>,
  /** Which it must go by, where reading all rows of a person by another one is no scan. */
  indexes?: string[],
];

it.each<Case>([
  ['the newest sessions', () => paths.chatSessions],
  ['archived sessions', () => `${paths.chatSessions}?state=archived`],
  ['deleted sessions', () => `${paths.chatSessions}?state=deleted`],
  ['sessions with a word', () => `${paths.chatSessions}?search=word1231`, searched],
  ['sessions with two letters', () => `${paths.chatSessions}?search=hi`, searched],
  ['sessions with a letter', () => `${paths.chatSessions}?search=x`],
  [
    'deleted sessions with a word',
    () => `${paths.chatSessions}?search=word1231&state=deleted`,
    searched,
  ],
  ['what has a word', () => `${paths.find}?search=word1231`, searched],
  ['one session', async () => `${paths.chatSessions}/${await sessionId()}`],
  ['its messages', async () => `${paths.chatMessages}?session_id=${await sessionId()}`],
  ['its requests', async () => `${paths.aiRequests}?session_id=${await sessionId()}`],
  ['templates', () => paths.emailTemplates],
  ['templates by name', () => `${paths.emailTemplates}?sort=name`],
  ['templates with a word', () => `${paths.emailTemplates}?search=hello`],
  ['templates with a tag', () => `${paths.emailTemplates}?tag=tag7`],
  ['deleted templates', () => `${paths.emailTemplates}?view=trash`],
  ['counts of templates', () => paths.templateFacets],
  ['suggested templates', () => `${paths.templateSuggestions}?search=hel`],
  [
    'texts of a template',
    async () => `${paths.templateVersions}?template_id=${await templateId()}`,
  ],
  ['templates from the library', () => paths.savedFromLibrary],
  ['folders', () => paths.templateFolders],
  ['workflows', () => paths.workflowRules],
  ['runs of workflows', () => paths.workflowExecutions],
  ['figures of workflows', () => paths.workflowInsights],
  ['home', () => paths.dashboardStats],
  ['analytics', () => paths.analyticsSummary],
  ['advanced analytics', () => `${paths.advancedAnalytics}?${range}`],
  ['answers one by one', () => paths.optimizationAnalytics],
  ['sent emails', () => paths.sentEmails],
  ['outcomes', () => paths.outcomeRates],
  ['campaigns', () => paths.wizardCampaigns],
  ['deleted campaigns', () => `${paths.wizardCampaigns}?state=deleted`],
  ['help', () => paths.helpMessages],
  ['tips', () => `${paths.userTips}?status=dismissed`],
  ['the profile', () => `${paths.profiles}/me`],
  ['the plan', () => paths.userSubscriptions],
  ['open sessions', () => paths.accounts.sessions],
])('reads %s by an index', async (_name, path, indexes = []) => {
  const sent = await queriesOf(await path());
  expect(sent.length).toBeGreaterThan(0);
  const kept = sent.filter(({ name }) => name !== undefined);
  for (const [plans, queries] of [
    [plansOf, sent],
    [genericPlansOf, kept],
  ] as const) {
    const { name: kind } = plans;
    const used = new Set<string>();
    for (const query of queries) {
      const nodes = (await plans(query)).flatMap(withinPlan);
      for (const { 'Index Name': index } of nodes) if (index !== undefined) used.add(index);
      const tables = nodes.flatMap(scanned).filter((table) => large.has(table));
      expect({ kind, tables, text: query.text }).toEqual({ kind, tables: [], text: query.text });
    }
    expect([...used]).toEqual(expect.arrayContaining(indexes));
  }
});

it('goes by the session, or by one row, to all that an opened session needs', async () => {
  const sent = await queriesOf(`${paths.chatMessages}?session_id=${await sessionId()}`);
  const queries = sent.filter(({ text }) => text.includes('chat_messages'));
  expect(queries.map(({ name }) => name)).not.toContain(undefined);
  const found = queries.flatMap((query) => [plansOf(query), genericPlansOf(query)]);
  const plans = (await Promise.all(found)).flat().flatMap(withinPlan);
  const conditions = plans.flatMap(({ 'Index Cond': condition }) => condition ?? []);
  expect(conditions.length).toBeGreaterThan(2);
  for (const condition of conditions) expect(condition).toMatch(/session_id = ANY|\(\w+\.id = /);
});

it('finds out a query that reads a whole table', async () => {
  const text = 'select count(*) from "auth"."sessions" where "userAgent" = $1';
  const plans = await plansOf({ text, values: ['a browser'] });
  expect(plans.flatMap(withinPlan).flatMap(scanned)).toEqual(['auth.sessions']);
});
