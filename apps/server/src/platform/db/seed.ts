import { standardPlans } from '@replysmith/contract';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { locations } from '../locations.ts';

const addPlans = `
  WITH added AS (
    INSERT INTO pricing_plans (key, name, price_monthly, description, button_text, is_popular, sort_order)
    SELECT key, name, price_monthly, description, button_text, is_popular, sort_order
    FROM jsonb_to_recordset($1::jsonb) AS plan (
      key text, name text, price_monthly numeric, description text, button_text text,
      is_popular boolean, sort_order integer
    )
    ON CONFLICT (key) DO NOTHING
    RETURNING id, key
  )
  INSERT INTO plan_features (plan_id, feature_key, feature_name, feature_type, feature_value, sort_order)
  SELECT added.id, feature_key, feature_name, feature_type, feature_value, feature.sort_order
  FROM jsonb_to_recordset($1::jsonb) AS offer (key text, features jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(offer.features) AS feature (
    feature_key text, feature_name text, feature_type text, feature_value text, sort_order integer
  )
  JOIN added USING (key)`;

/**
 * Runs the repeatable scripts, and adds missing plans with their features. After that, the stored
 * plans count: an owner's prices and limits stay, and so do those of a newer version running beside
 * this one. To change a plan, add a migration.
 */
export async function seed(client: Client): Promise<void> {
  const names = (await readdir(locations.seeds)).filter((name) => name.endsWith('.sql')).sort();
  const scripts = await Promise.all(
    names.map((name) => readFile(join(locations.seeds, name), 'utf8')),
  );
  await client.query(scripts.join('\n'));
  await client.query(addPlans, [JSON.stringify(standardPlans())]);
}
