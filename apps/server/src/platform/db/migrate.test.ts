import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';
import { migrate } from './migrate.ts';

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

it('does nothing twice', async () => {
  const before = await applied();
  await migrate(database.url, folder);
  expect(await applied()).toEqual(before);
});

it('applies a new one once, even when several servers start together', async () => {
  await writeFile(join(folder, '9999-new.sql'), 'CREATE TABLE fresh (id int);');
  await Promise.all([migrate(database.url, folder), migrate(database.url, folder)]);
  expect((await applied()).at(-1)).toBe('9999-new.sql');
});

it('leaves nothing behind when one fails', async () => {
  await writeFile(join(folder, '9998-good.sql'), 'CREATE TABLE fresh (id int);');
  await writeFile(join(folder, '9999-bad.sql'), 'CREATE TABLE fresh (id int);');
  const before = await applied();
  await expect(migrate(database.url, folder)).rejects.toThrow(/already exists/);
  expect(await applied()).toEqual(before);
  await expect(sql`SELECT FROM fresh`.execute(database.everything)).rejects.toThrow();
});

it('goes on where a newer version has already applied one of its own', async () => {
  await sql`INSERT INTO migrations.applied (name, checksum) VALUES ('9999-newer.sql', '')`.execute(
    database.everything,
  );
  await expect(migrate(database.url, folder)).resolves.toBeUndefined();
});

it('refuses to go on when an applied one was changed', async () => {
  const file = join(folder, '0001-accounts.sql');
  await writeFile(file, `${await readFile(file, 'utf8')}\n-- a small change`);
  await expect(migrate(database.url, folder)).rejects.toThrow(
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
  await migrate(database.url, folder);
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
  await migrate(database.url, folder);
  expect(before.length).toBeGreaterThan(3);
  expect(await featuresOfStarter()).toEqual(before);
});
