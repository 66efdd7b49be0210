import { FeatureKey, type Limit, type PlanFeature } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { PlanFeatures } from '../../db/schema.ts';

type FeatureRow = Selectable<PlanFeatures>;

/** A plan's feature as the contract has it. */
export function toPlanFeature(row: FeatureRow): PlanFeature {
  return {
    feature_key: FeatureKey.parse(row.feature_key),
    feature_name: row.feature_name,
    limit: toLimit(row),
  };
}

function toLimit({ feature_type, feature_value }: FeatureRow): Limit {
  if (feature_type === 'boolean') return { kind: 'boolean', included: feature_value === 'true' };
  if (feature_value === 'unlimited') return { kind: 'unlimited' };
  return { kind: 'limit', value: Number(feature_value) };
}
