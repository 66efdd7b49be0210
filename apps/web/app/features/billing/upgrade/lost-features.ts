import type { Limit, PlanFeature } from '@replysmith/contract';
import { countText } from '../../../lib/words/count-text.ts';

/** What a person would lose by going from one plan's features to another's, a line for each. */
export function lostFeatures(now: readonly PlanFeature[], then: readonly PlanFeature[]): string[] {
  return now.flatMap(({ feature_key, feature_name, limit }) => {
    const next = then.find((feature) => feature.feature_key === feature_key)?.limit;
    if (amount(limit) <= amount(next)) return [];
    if (limit.kind === 'boolean' || !next) return [`No ${lowerFirst(feature_name)}`];
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
  return limit.kind === 'limit' ? countText(limit.value) : 'unlimited';
}

/** As inside a sentence; "A/B tests" and "AI requests" begin with no plain word and stay. */
function lowerFirst(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
