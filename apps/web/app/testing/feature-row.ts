import type { FeatureKey, Limit, PlanFeatureRow } from '@replysmith/contract';

/** A plan's feature as the server sends it. */
export function featureRow(key: FeatureKey, name: string, limit: Limit): PlanFeatureRow {
  return {
    plan_id: 'a4b1e0f2-0c57-4c1e-9f0e-1d1a52c2f001',
    feature_key: key,
    feature_name: name,
    feature_type: limit.kind === 'boolean' ? 'boolean' : 'total_limit',
    feature_value: valueOf(limit),
    sort_order: 1,
    limit,
  };
}

function valueOf(limit: Limit): string {
  if (limit.kind === 'unlimited') return 'unlimited';
  return String(limit.kind === 'limit' ? limit.value : limit.included);
}
