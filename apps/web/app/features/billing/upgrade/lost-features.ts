import type { Limit, PlanFeature } from '@replysmith/contract';

/** What a person would lose by going from one plan's features to another's, a line for each. */
export function lostFeatures(now: readonly PlanFeature[], then: readonly PlanFeature[]): string[] {
  return now.flatMap(({ feature_key, feature_name, limit }) => {
    const next = then.find((feature) => feature.feature_key === feature_key)?.limit;
    if (amount(limit) <= amount(next)) return [];
    if (limit.kind === 'boolean' || !next) return [`No ${feature_name}`];
    return [`${feature_name}: ${inWords(next)} instead of ${inWords(limit)}`];
  });
}

function amount(limit: Limit | undefined): number {
  switch (limit?.kind) {
    case undefined:
      return 0;
    case 'unlimited':
      return Infinity;
    case 'limit':
      return limit.value;
    case 'boolean':
      return limit.included ? 1 : 0;
  }
}

function inWords(limit: Limit): string {
  return limit.kind === 'limit' ? String(limit.value) : 'unlimited';
}
