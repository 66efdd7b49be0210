import { percentUsed, remaining, type UserSubscription } from '@replysmith/contract';

/** What plans count. */
export const countedFeatures = ['daily_ai_requests', 'templates_saved'] as const;
export type CountedFeature = (typeof countedFeatures)[number];

export type FeatureUsage = {
  feature: CountedFeature;
  used: number;
  /** Null when the plan has no limit. */
  limit: number | null;
  left: number | null;
  /** 0 to 100, in whole percent. */
  percent: number;
};

/** What is used of a feature; null when the plan says nothing of it. */
export function usageOf(
  { plan, usage_tracking }: UserSubscription,
  feature: CountedFeature,
): FeatureUsage | null {
  const limit = plan.features.find((one) => one.feature_key === feature)?.limit;
  if (!limit) return null;
  const used = usage_tracking[feature];
  return {
    feature,
    used,
    limit: limit.kind === 'limit' ? limit.value : null,
    left: remaining(limit, used),
    percent: percentUsed(limit, used),
  };
}

export function allUsage(subscription: UserSubscription): FeatureUsage[] {
  return countedFeatures.flatMap((feature) => usageOf(subscription, feature) ?? []);
}

/** The feature that is closest to its limit. */
export function mostUsed(usage: readonly FeatureUsage[]): FeatureUsage | undefined {
  return [...usage].sort((a, b) => b.percent - a.percent)[0];
}
