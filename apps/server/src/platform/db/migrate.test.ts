import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';
import { catalogueOf } from '../../testing/catalogue-of.ts';
import { migrate, migrationStates, readMigrations, revertNewest } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'replysmith-migrations-'));
  await cp(join(import.meta.dirname, 'migrations'), folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const applied = async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM migrations.applied ORDER BY name
  `.execute(database.everything);
  return rows.map(({ name }) => name);
};

it('does nothing twice, and asks little', async () => {
  const before = await applied();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await migrate(database.url, { folder });
  expect(query.mock.calls.length).toBeLessThanOrEqual(4);
  query.mockRestore();
  expect(await applied()).toEqual(before);
});

it('applies a new one once, even when several servers start together', async () => {
  await writeFile(join(folder, '9999-new.sql'), 'CREATE TABLE fresh (id int);');
  await Promise.all([migrate(database.url, { folder }), migrate(database.url, { folder })]);
  expect((await applied()).at(-1)).toBe('9999-new.sql');
});

it('waits for a server at work without making it fail', async () => {
  await writeFile(
    join(folder, '9999-new.sql'),
    'ALTER TABLE chat_sessions ADD fresh int; ALTER TABLE chat_messages ADD fresh int;',
  );
  const migrating = await database.everything.transaction().execute(async (tx) => {
    await tx.updateTable('chat_messages').set({ content: 'new' }).execute();
    const migrating = migrate(database.url, { folder });
    migrating.catch(() => undefined);
    await sleep(500);
    // In the other order than the migration, and longer than until a deadlock is noticed.
    await tx.updateTable('chat_sessions').set({ title: 'new' }).execute();
    await sleep(1_200);
    return { migrating };
  });
  expect(await migrating.migrating).toEqual(['9999-new.sql']);
});

it('leaves nothing behind when one fails', async () => {
  await writeFile(join(folder, '9998-good.sql'), 'CREATE TABLE fresh (id int);');
  await writeFile(join(folder, '9999-bad.sql'), 'CREATE TABLE fresh (id int);');
  const before = await applied();
  await expect(migrate(database.url, { folder })).rejects.toThrow(/already exists/);
  expect(await applied()).toEqual(before);
  await expect(sql`SELECT FROM fresh`.execute(database.everything)).rejects.toThrow();
});

it('goes on where a newer version has already applied one of its own', async () => {
  await sql`INSERT INTO migrations.applied (name, checksum) VALUES ('9999-newer.sql', '')`.execute(
    database.everything,
  );
  await expect(migrate(database.url, { folder })).resolves.toEqual([]);
});

it('refuses to go on when an applied one was changed', async () => {
  const file = join(folder, '0001-accounts.sql');
  await writeFile(file, `${await readFile(file, 'utf8')}\n-- a small change`);
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    /0001-accounts\.sql was changed after it had been applied/,
  );
});

it('keeps the prices and limits that an owner set', async () => {
  const { everything } = database;
  await everything
    .updateTable('pricing_plans')
    .set({ price_monthly: '49' })
    .where('key', '=', 'starter')
    .execute();
  await sql`UPDATE plan_features SET feature_value = '7' WHERE feature_key = 'daily_ai_requests'`.execute(
    everything,
  );
  await sql`DELETE FROM plan_features WHERE feature_key = 'ab_test_suggestions'`.execute(
    everything,
  );
  const plansNow = async () => ({
    plans: await everything.selectFrom('pricing_plans').selectAll().orderBy('key').execute(),
    features: await everything
      .selectFrom('plan_features')
      .selectAll()
      .orderBy('plan_id')
      .orderBy('feature_key')
      .execute(),
  });
  const before = await plansNow();
  await migrate(database.url, { folder });
  expect(await plansNow()).toEqual(before);
});

it('adds a plan that is missing, with all that it includes', async () => {
  const { everything } = database;
  const featuresOfStarter = async () => {
    const { rows } = await sql<{ key: string; value: string }>`
      SELECT feature.feature_key AS key, feature.feature_value AS value
      FROM plan_features AS feature JOIN pricing_plans AS plan ON plan.id = feature.plan_id
      WHERE plan.key = 'starter' ORDER BY feature.sort_order`.execute(everything);
    return rows;
  };
  const before = await featuresOfStarter();
  await sql`DELETE FROM pricing_plans WHERE key = 'starter'`.execute(everything);
  await migrate(database.url, { folder });
  expect(before.length).toBeGreaterThan(3);
  expect(await featuresOfStarter()).toEqual(before);
});

/** Earlier ones have none. */
const lastWithoutDown = '0024-default-folder.sql';

it('has a down file for each new migration, which leaves the schema as it was before', async () => {
  const { everything, url } = database;
  const names = (await readMigrations(folder)).map(({ name }) => name);
  const revertible = names.filter((name) => name > lastWithoutDown);
  const files = await readdir(folder);
  expect(files.filter((name) => name.endsWith('.down.sql')).sort()).toEqual(
    revertible.map((name) => name.replace(/sql$/, 'down.sql')),
  );
  const whole = await catalogueOf(everything);
  for (const name of revertible.toReversed()) {
    expect(await revertNewest(url, { folder, mayLose: true })).toBe(name);
  }
  const reverted = await catalogueOf(everything);
  expect(await migrate(url, { folder })).toEqual(revertible);
  expect(await catalogueOf(everything)).toEqual(whole);

  await sql`DROP SCHEMA public CASCADE`.execute(everything);
  await sql`DROP SCHEMA auth, migrations CASCADE`.execute(everything);
  await sql`CREATE SCHEMA public AUTHORIZATION pg_database_owner`.execute(everything);
  await sql`GRANT USAGE ON SCHEMA public TO PUBLIC`.execute(everything);
  for (const name of revertible) await rm(join(folder, name));
  await migrate(url, { folder });
  expect(reverted).toEqual(await catalogueOf(everything));
});

it('takes nothing back where that cannot be done, and says what to do', async () => {
  const file = join(folder, '9999-new.sql');
  await writeFile(file, 'CREATE TABLE fresh (id int);');
  await migrate(database.url, { folder });
  await expect(revertNewest(database.url, { folder })).rejects.toThrow(
    /^9999-new\.sql cannot be taken back, as it has no 9999-new\.down\.sql\. .* restore a backup/,
  );
  await writeFile(join(folder, '9999-new.down.sql'), 'DROP TABLE fresh; SELECT 1 / 0;');
  await expect(revertNewest(database.url, { folder })).rejects.toThrow(/division by zero/);
  expect((await applied()).at(-1)).toBe('9999-new.sql');
  await sql`SELECT FROM fresh`.execute(database.everything);
  await rm(file);
  await expect(revertNewest(database.url, { folder })).rejects.toThrow(/of another version/);
});

it('loses no data unasked, and records what it took back', async () => {
  const { everything, url } = database;
  await writeFile(
    join(folder, '9999-new.sql'),
    'CREATE TABLE fresh (id int); ALTER TABLE chat_sessions ADD note text; CREATE INDEX ON fresh (id);',
  );
  await writeFile(
    join(folder, '9999-new.down.sql'),
    'DROP TABLE fresh; ALTER TABLE chat_sessions DROP note;',
  );
  await migrate(url, { folder });
  await expect(revertNewest(url, { folder })).rejects.toThrow(
    /^With 9999-new\.sql, all that is in chat_sessions\.note, fresh would be lost\. .*--lose-data/,
  );
  await sql`SELECT note FROM fresh, chat_sessions`.execute(everything);
  await revertNewest(url, { folder, mayLose: true });
  const entries = await everything
    .selectFrom('audit_log')
    .select(['actor', 'action', 'details'])
    .execute();
  expect(entries).toEqual([
    { actor: 'command', action: 'migration.reverted', details: { migration: '9999-new.sql' } },
  ]);
  await rm(join(folder, '9999-new.sql'));
  await writeFile(
    join(folder, '9998-index.sql'),
    'CREATE INDEX fresh_idx ON chat_sessions (title);',
  );
  await writeFile(join(folder, '9998-index.down.sql'), 'DROP INDEX fresh_idx;');
  await migrate(url, { folder });
  expect(await revertNewest(url, { folder })).toBe('9998-index.sql');
});

it('tells what is applied, what is pending, and where files and table disagree', async () => {
  await writeFile(join(folder, '9998-pending.sql'), '');
  await sql`INSERT INTO migrations.applied (name, checksum) VALUES ('9999-newer.sql', '')`.execute(
    database.everything,
  );
  await writeFile(join(folder, '0001-accounts.sql'), '-- something else');
  const states = await migrationStates(database.url, folder);
  const date = expect.any(Date) as Date;
  expect(states.filter(({ appliedAt, problem }) => problem !== null || appliedAt === null)).toEqual(
    [
      { name: '0001-accounts.sql', appliedAt: date, problem: 'changed' },
      { name: '9998-pending.sql', appliedAt: null, problem: null },
      { name: '9999-newer.sql', appliedAt: date, problem: 'unknown' },
    ],
  );
});
