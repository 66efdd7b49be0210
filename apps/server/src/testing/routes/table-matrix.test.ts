import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessKey } from '../../modules/accounts/access-keys.ts';
import { databaseRoles } from '../../platform/db/migrate.ts';
import { withUser } from '../../platform/db/with-user.ts';
import { addCampaign } from '../rows/add-campaign.ts';
import { addInsights } from '../rows/add-insights.ts';
import { addTemplate } from '../rows/add-template.ts';
import { addWebhooks } from '../rows/add-webhooks.ts';
import { optimizeEmail } from '../optimize-email.ts';
import type { Person } from '../person.ts';
import { publicTables } from '../rows/rows-of.ts';
import { createTestApp, type TestApp } from '../running/test-app.ts';
import { roles, tableMatrix, type Privilege } from './table-matrix.ts';

const privileges: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

let test: TestApp;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  test = await createTestApp();
  [ada, bo] = await Promise.all([test.createPerson(), test.createPerson()]);
  for (const { ctx } of [ada, bo]) {
    await optimizeEmail(ctx, {
      content: 'Hi Tom, is your stock counted by hand?',
      session_id: null,
      message_type: 'email_optimization',
    });
    await addTemplate(test.database.everything, ctx.user.id);
    await addCampaign(test.database.everything, ctx.user.id);
    await createAccessKey(ctx, { name: 'Editor', scope: 'read', expires_at: null });
    await addInsights(test.database.everything, ctx.user.id);
    await addWebhooks(test.database.everything, ctx.user.id);
    await test.database.everything
      .insertInto('sums_to_make')
      .values({ user_id: ctx.user.id, before: new Date() })
      .execute();
  }
});
afterAll(() => test.close());

it('has an entry for every table, and none for a table that is gone', async () => {
  expect(await publicTables(test.database.everything)).toEqual(Object.keys(tableMatrix));
});

it('knows each role that the migrations make', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT rolname AS name FROM pg_roles WHERE rolname LIKE 'replysmith\\_%'
  `.execute(test.database.everything);
  expect(rows.map(({ name }) => name).sort()).toEqual([...databaseRoles].sort());
});

it('gives no role a way around the policies', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT rolname AS name FROM pg_roles
    WHERE rolname LIKE 'replysmith%' AND (rolsuper OR rolbypassrls)
  `.execute(test.database.everything);
  expect(rows).toEqual([]);
});

const tables = Object.entries(tableMatrix).map(([table, access]) => ({ table, ...access }));
describe.each(tables)('$table', ({ table, owner, roles: allowed, policies }) => {
  it('is under row-level security, with a policy for each who reads it', async () => {
    const { rows } = await sql<{
      secured: boolean;
      forced: boolean;
      policies: string;
      backup: string;
    }>`
      SELECT relrowsecurity AS secured, relforcerowsecurity AS forced,
        count(*) FILTER (WHERE polname <> 'backup') AS policies,
        count(*) FILTER (WHERE polname = 'backup' AND polcmd = 'r') AS backup
      FROM pg_class JOIN pg_policy ON polrelid = pg_class.oid
      WHERE pg_class.oid = ${table}::regclass
      GROUP BY pg_class.oid
    `.execute(test.database.everything);
    const forced = owner !== 'anybody';
    expect(rows).toEqual([{ secured: true, forced, policies: String(policies), backup: '1' }]);
  });

  it('lets a backup read it and no more', async () => {
    const { rows } = await sql<{ reads: boolean; writes: boolean }>`
      SELECT has_table_privilege('replysmith_backup', ${table}, 'SELECT') AS reads,
        has_any_column_privilege('replysmith_backup', ${table}, 'INSERT, UPDATE')
          OR has_table_privilege('replysmith_backup', ${table}, 'DELETE, TRUNCATE') AS writes
    `.execute(test.database.everything);
    expect(rows).toEqual([{ reads: true, writes: false }]);
  });

  it.each(roles)('lets the %s do what the matrix says and no more', async (name) => {
    const role = `replysmith_${name}`;
    const { rows } = await sql<Record<Privilege, boolean>>`
      SELECT
        has_any_column_privilege(${role}, ${table}, 'SELECT') AS "SELECT",
        has_any_column_privilege(${role}, ${table}, 'INSERT') AS "INSERT",
        has_any_column_privilege(${role}, ${table}, 'UPDATE') AS "UPDATE",
        has_table_privilege(${role}, ${table}, 'DELETE') AS "DELETE"
    `.execute(test.database.everything);
    expect(privileges.filter((privilege) => rows[0]?.[privilege])).toEqual(allowed[name] ?? []);
  });
});

const owned = tables.flatMap(({ table, owner }) =>
  typeof owner === 'object' ? [{ table, column: sql.ref(owner.column) }] : [],
);

describe.each(owned)('$table', ({ table, column }) => {
  const owners = sql<{
    owner: string;
  }>`SELECT DISTINCT ${column} AS owner FROM ${sql.table(table)}`;

  it('holds rows of both people, or this would prove nothing', async () => {
    const { rows } = await owners.execute(test.database.everything);
    expect(rows.map((row) => row.owner).sort()).toEqual([ada.id, bo.id].sort());
  });

  it('shows each person their own rows only', async () => {
    for (const person of [ada, bo]) {
      const { rows } = await withUser(person.ctx, (tx) => owners.execute(tx));
      expect(rows).toEqual([{ owner: person.id }]);
    }
  });

  it('shows nothing to nobody, not even to its owner', async () => {
    expect((await owners.execute(test.database.db)).rows).toEqual([]);
  });

  it('takes no row from nobody', async () => {
    const copy = sql`INSERT INTO ${sql.table(table)} (${column}) VALUES (${ada.id})`;
    await expect(copy.execute(test.database.db)).rejects.toThrow(/row-level security|not-null/);
    const change = sql`UPDATE ${sql.table(table)} SET ${column} = ${ada.id}`;
    expect((await change.execute(test.database.db)).numAffectedRows).toBe(0n);
    const removal = sql`DELETE FROM ${sql.table(table)}`;
    expect((await removal.execute(test.database.db)).numAffectedRows).toBe(0n);
  });
});
