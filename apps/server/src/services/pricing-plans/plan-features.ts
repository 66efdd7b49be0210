import { PlanFeatureRow, type Limit } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { PlanFeatures } from '../../db/schema.ts';

export const planFeatureColumns = [
  'plan_id',
  'feature_key',
  'feature_name',
  'feature_type',
  'feature_value',
  'sort_order',
] as const satisfies readonly (keyof PlanFeatures)[];

type FeatureRow = Pick<Selectable<PlanFeatures>, (typeof planFeatureColumns)[number]>;

/** A plan's feature as the contract has it. */
export function toPlanFeature(row: FeatureRow): PlanFeatureRow {
  return PlanFeatureRow.parse({ ...row, limit: toLimit(row) });
}

export function toLimit({
  feature_type,
  feature_value,
}: Pick<FeatureRow, 'feature_type' | 'feature_value'>): Limit {
  if (feature_type === 'boolean') return { kind: 'boolean', included: feature_value === 'true' };
  if (feature_value === 'unlimited') return { kind: 'unlimited' };
  return { kind: 'limit', value: Number(feature_value) };
}
