import type { PlanFeature } from '@replysmith/contract';
import { countText } from '../lib/words.ts';

/** "$29" */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2)}`;
}

type FeatureWords = { value?: string; text: string };

/** What a plan says of a feature; null for one that it does not include. */
function featureWords(feature: PlanFeature): FeatureWords | null {
  const { limit } = feature;
  if (limit.kind === 'boolean') return limit.included ? { text: includedName(feature) } : null;
  const value = limit.kind === 'unlimited' ? 'Unlimited' : countText(limit.value);
  const isOne = limit.kind === 'limit' && limit.value === 1;
  return { value, text: countedName(feature, isOne) };
}

/** Announced features that are not built yet. */
const planned: ReadonlySet<string> = new Set(['team_sharing', 'scheduled_backups']);

function includedName({ feature_key, feature_name }: PlanFeature): string {
  return planned.has(feature_key) ? `${feature_name} (planned)` : feature_name;
}

function countedName({ feature_key, feature_name }: PlanFeature, isOne: boolean): string {
  if (feature_key === 'templates_saved') return isOne ? 'Template Saving' : 'Templates Saving';
  return isOne ? feature_name.replace(/s$/, '') : feature_name;
}

/** What a plan includes, in the order of the plan. */
export function planLines(features: readonly PlanFeature[]): FeatureWords[] {
  return features.flatMap((feature) => featureWords(feature) ?? []);
}
