import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableMatrix } from '../../testing/routes/table-matrix.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/running/test-database.ts';

// What a database that spreads people over machines asks for (docs/operations.md).

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The tables of people's rows, with the column that names the person. */
const owners = new Map(
  Object.entries(tableMatrix).flatMap(([table, { owner }]) =>
    typeof owner === 'object' ? [[table, owner.column] as const] : [],
  ),
);

it('every foreign key between rows of people holds the person at both ends', async () => {
  const { rows } = await sql<{ name: string; from: string; to: string; pairs: string[] }>`
    SELECT key.conname AS name, key.conrelid::regclass::text AS from,
      key.confrelid::regclass::text AS to,
      (
        SELECT array_agg(source.attname || ' ' || target.attname)
        FROM unnest(key.conkey, key.confkey) AS pair (source, target)
        JOIN pg_attribute AS source ON source.attrelid = key.conrelid AND source.attnum = pair.source
        JOIN pg_attribute AS target ON target.attrelid = key.confrelid AND target.attnum = pair.target
      ) AS pairs
    FROM pg_constraint AS key WHERE key.contype = 'f'`.execute(database.everything);
  const ownerOf = (table: string) => (table === 'auth.users' ? 'id' : owners.get(table));
  const between = rows.filter(({ from, to }) => owners.has(from) && ownerOf(to) !== undefined);
  expect(between.length).toBeGreaterThan(30);
  const without = between.filter(
    ({ from, to, pairs }) => !pairs.includes(`${owners.get(from)} ${ownerOf(to)}`),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

/** Unique keys that lack the person, and would need a change before people are spread. */
const withoutPerson = {
  /** Random ids: with the person added, they are as unique. */
  ids: [
    'access_keys_pkey',
    'ai_requests_pkey',
    'chat_messages_pkey',
    'chat_sessions_pkey',
    'email_templates_pkey',
    'help_messages_pkey',
    'optimization_analytics_pkey',
    'sent_emails_pkey',
    'template_folders_pkey',
    'template_usage_analytics_pkey',
    'template_versions_pkey',
    'tip_effectiveness_pkey',
    'user_analytics_pkey',
    'user_tips_pkey',
    'webhook_deliveries_pkey',
    'webhooks_pkey',
    'wizard_campaigns_pkey',
    'workflow_executions_pkey',
    'workflow_rules_pkey',
  ],
  /** They begin with the id of a row that belongs to one person: the same holds. */
  idsOfOthers: [
    'template_versions_template_id_version_key',
    'tip_effectiveness_shown_idx',
    'workflow_matches_pkey',
  ],
  /** Whose key it is has yet to be found. */
  secrets: ['access_keys_hash_key'],
  /** The payment provider's ids, unique among all people: they need a table of their own. */
  amongAll: [
    'user_subscriptions_customer_id_key',
    'user_subscriptions_provider_subscription_id_key',
  ],
};

it('every unique key of rows of people holds the person, except for these', async () => {
  const { rows } = await sql<{ name: string; table: string; columns: string[] }>`
    SELECT index.indexrelid::regclass::text AS name, index.indrelid::regclass::text AS table,
      array_agg(attribute.attname::text) AS columns
    FROM pg_index AS index
    JOIN pg_attribute AS attribute
      ON attribute.attrelid = index.indrelid AND attribute.attnum = ANY (index.indkey)
    WHERE index.indisunique
    GROUP BY index.indexrelid, index.indrelid`.execute(database.everything);
  const without = rows.filter(({ table, columns }) => {
    const owner = owners.get(table);
    return owner !== undefined && !columns.includes(owner);
  });
  expect(without.map(({ name }) => name).toSorted()).toEqual(
    Object.values(withoutPerson).flat().toSorted(),
  );
});
