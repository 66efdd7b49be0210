import { standardPlans } from '@replysmith/contract';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { locations } from '../locations.ts';

const addPlans = `
  INSERT INTO pricing_plans (key, name, price_monthly, description, button_text, is_popular, sort_order)
  SELECT key, name, price_monthly, description, button_text, is_popular, sort_order
  FROM jsonb_to_recordset($1::jsonb) AS plan (
    key text, name text, price_monthly numeric, description text, button_text text,
    is_popular boolean, sort_order integer
  )
  ON CONFLICT (key) DO NOTHING
  RETURNING key`;

const addFeatures = `
  INSERT INTO plan_features (plan_id, feature_key, feature_name, feature_type, feature_value, sort_order)
  SELECT plan.id, feature_key, feature_name, feature_type, feature_value, feature.sort_order
  FROM jsonb_to_recordset($1::jsonb) AS offer (key text, features jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(offer.features) AS feature (
    feature_key text, feature_name text, feature_type text, feature_value text, sort_order integer
  )
  JOIN pricing_plans AS plan ON plan.key = offer.key
  WHERE plan.key = ANY ($2)`;

/**
 * Adds missing plans with their features. After that, the stored ones count: an owner's prices and
 * limits stay, and so do those of a newer version running beside this one. To change a plan, add a
 * migration.
 */
async function seedPlans(client: Client): Promise<void> {
  const plans = JSON.stringify(standardPlans());
  const added = await client.query<{ key: string }>(addPlans, [plans]);
  await client.query(addFeatures, [plans, added.rows.map(({ key }) => key)]);
}

/** Arbitrary, but the same in every version. */
const lockKey = 7_305_772;

const notPermitted = '42501';

/** The database cannot be set up; the message says what is missing. */
export class CannotMigrate extends Error {}

export function cannotReach(error: unknown): never {
  throw new CannotMigrate(`Cannot reach the database in DATABASE_URL: ${String(error)}.`);
}

/**
 * Updates the database: each migration once, in order, then the seeds, which are repeatable. All in
 * one transaction; servers that start together take turns.
 */
export async function migrate(url: string, folder = locations.migrations): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch(cannotReach);
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockKey]);
    await client.query('CREATE SCHEMA IF NOT EXISTS migrations');
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations.applied (
         name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations.applied',
    );
    const known = new Map(applied.rows.map((row) => [row.name, row.checksum]));
    for (const { name, sql } of await sqlFiles(folder)) {
      const checksum = createHash('sha256').update(sql).digest('hex');
      const before = known.get(name);
      if (before === checksum) continue;
      if (before) throw new Error(`The migration ${name} was changed after it had been applied.`);
      await client.query(sql);
      await client.query('INSERT INTO migrations.applied (name, checksum) VALUES ($1, $2)', [
        name,
        checksum,
      ]);
    }
    for (const { sql } of await sqlFiles(locations.seeds)) await client.query(sql);
    await seedPlans(client);
    await client.query('COMMIT');
  } catch (error) {
    if (error instanceof DatabaseError && error.code === notPermitted) {
      throw new CannotMigrate(
        `The role in DATABASE_URL must own the database and be allowed to create roles: ${error.message}.`,
      );
    }
    throw error;
  } finally {
    await client.end();
  }
}

async function sqlFiles(folder: string): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })),
  );
}
