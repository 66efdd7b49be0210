import { standardPlans } from '@replysmith/contract';
import type { Client } from 'pg';

const offerPlans = `
  INSERT INTO pricing_plans (key, name, price_monthly, description, button_text, is_popular, sort_order)
  SELECT key, name, price_monthly, description, button_text, is_popular, sort_order
  FROM jsonb_to_recordset($1::jsonb) AS plan (
    key text, name text, price_monthly numeric, description text, button_text text,
    is_popular boolean, sort_order integer
  )
  ON CONFLICT (key) DO UPDATE SET
    name = excluded.name,
    price_monthly = excluded.price_monthly,
    description = excluded.description,
    button_text = excluded.button_text,
    is_popular = excluded.is_popular,
    sort_order = excluded.sort_order`;

const sayWhatTheyInclude = `
  INSERT INTO plan_features (plan_id, feature_key, feature_name, feature_type, feature_value, sort_order)
  SELECT plan.id, feature_key, feature_name, feature_type, feature_value, feature.sort_order
  FROM jsonb_to_recordset($1::jsonb) AS offer (key text, features jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(offer.features) AS feature (
    feature_key text, feature_name text, feature_type text, feature_value text, sort_order integer
  )
  JOIN pricing_plans AS plan ON plan.key = offer.key
  ON CONFLICT (plan_id, feature_key) DO UPDATE SET
    feature_name = excluded.feature_name,
    feature_value = excluded.feature_value,
    sort_order = excluded.sort_order`;

/** The plans as offered. Runs at every start; what the contract says wins over what is stored. */
export async function seedPlans(client: Client): Promise<void> {
  const plans = JSON.stringify(standardPlans());
  await client.query(offerPlans, [plans]);
  await client.query(sayWhatTheyInclude, [plans]);
}
